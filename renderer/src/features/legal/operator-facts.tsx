import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/legal/legal-page.module.css'
import { api } from '#renderer/lib/http-client.ts'
import { operatorSchema } from '#shared/schemas/operator.ts'

/** Who runs the server, by its settings. What they lack is marked, so that no text looks finished that is not. */
export function OperatorFacts() {
  const { t } = useTranslation()
  const { data, isError, refetch } = useQuery({
    queryKey: ['operator'],
    queryFn: ({ signal }) => api.get('/operator', { schema: operatorSchema, signal }),
  })
  if (isError)
    return (
      <div className={classes.factsFailed} role="alert">
        <p>{t('legal.operator.failed')}</p>
        <Button variant="default" onClick={() => void refetch()}>
          {t('common.actions.retry')}
        </Button>
      </div>
    )
  if (!data) return <div className={classes.factsToCome} />
  const { name, address, email, supportUrl } = data
  const fact = (label: string, value: ReactNode) => (
    <div>
      <dt>{label}</dt>
      <dd>{value || <mark>{t('legal.operator.unset')}</mark>}</dd>
    </div>
  )
  return (
    <dl className={classes.facts}>
      {fact(t('legal.operator.name'), name)}
      {fact(t('legal.operator.address'), address)}
      {fact(t('legal.operator.email'), email && <a href={`mailto:${email}`}>{email}</a>)}
      {supportUrl && fact(t('legal.operator.support'), <a href={supportUrl}>{supportUrl}</a>)}
    </dl>
  )
}
