import { Button, Group, Text } from '@mantine/core'
import { IconDownload, IconPencil, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CopyButton } from '#renderer/components/copy-button.tsx'
import { DeleteSet } from '#renderer/features/quiz-sets/delete-set.tsx'
import classes from '#renderer/features/quiz-sets/quiz-sets.module.css'
import { failureText } from '#renderer/lib/failure-text.ts'
import { api } from '#renderer/lib/http-client.ts'
import { saveFile } from '#renderer/lib/save-file.ts'
import { toast } from '#renderer/lib/toast.ts'
import type { QuizSet } from '#shared/schemas/quiz-sets.ts'

const TYPES = { json: 'application/json', csv: 'text/csv' } as const

/** A set with all that can be done with it. */
export function SetCard({ set, onOpen }: { set: QuizSet; onOpen: () => void }) {
  const { t } = useTranslation()
  const [asks, setAsks] = useState(false)
  const { id, name, quizzes } = set
  const save = async (format: 'json' | 'csv') => {
    try {
      const text = await api.text(`/quizzes/sets/${id}/export`, { query: { format } })
      saveFile(`${name}.${format}`, text, TYPES[format])
    } catch (error) {
      toast.error(failureText(error, t('quizSets.exportFailed')))
    }
  }
  return (
    <li className={classes.set}>
      <h2 className={classes.name} lang={set.language === 'italian' ? 'it' : 'en'}>
        {name}
      </h2>
      <p className={classes.facts}>
        {t('quizSets.count', { count: quizzes.length })} · {t(`common.language.${set.language}`)}
      </p>
      <div className={classes.share}>
        <code>{set.code}</code>
        <CopyButton
          value={set.code}
          label={t('quizSets.copyCode', { name })}
          variant="subtle"
          size="compact-md"
        />
        <Text c="dimmed" size="sm">
          {t('quizSets.codeHint')}
        </Text>
      </div>
      <Group gap="xs" mt="auto" grow className={classes.main ?? ''}>
        <Button
          component={Link}
          to="/create-lobby"
          state={{ quizSetId: id }}
          size="sm"
          aria-label={t('quizSets.playNamed', { name })}
          leftSection={<IconPlayerPlay size={18} aria-hidden />}
          disabled={quizzes.length === 0}
        >
          {t('quizSets.play')}
        </Button>
        <Button
          size="sm"
          variant="default"
          aria-label={t('quizSets.openNamed', { name })}
          leftSection={<IconPencil size={18} aria-hidden />}
          onClick={onOpen}
        >
          {t('quizSets.open')}
        </Button>
      </Group>
      <div className={classes.rest}>
        {(['json', 'csv'] as const).map((format) => (
          <Button
            key={format}
            size="compact-md"
            variant="subtle"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => void save(format)}
          >
            {t(format === 'json' ? 'quizSets.exportJson' : 'quizSets.exportCsv')}
          </Button>
        ))}
        <Button
          size="compact-md"
          variant="subtle"
          aria-label={t('quizSets.removeNamed', { name })}
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => setAsks(true)}
        >
          {t('quizSets.remove')}
        </Button>
      </div>
      <DeleteSet set={set} opened={asks} onClose={() => setAsks(false)} />
    </li>
  )
}
