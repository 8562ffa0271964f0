import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/play/qr-code.module.css'
import { useQrMatrix } from '#renderer/components/play/use-qr-matrix.ts'

/** Every run of dark modules in a row is one rectangle, so that no hair lines show between them. */
const darkPath = (matrix: boolean[][]): string =>
  matrix
    .map((row, y) => {
      const line = row.map((dark) => (dark ? '1' : '0')).join('')
      return [...line.matchAll(/1+/g)]
        .map((run) => `M${run.index} ${y}h${run[0].length}v1H${run.index}z`)
        .join('')
    })
    .join('')

/** A link to scan: dark on light in either scheme, for not every reader knows it the other way round. */
export function QrCode({ link }: { link: string }) {
  const { t } = useTranslation()
  const matrix = useQrMatrix(link)
  if (!matrix) return <span className={classes.code} />
  return (
    <svg
      className={classes.code}
      viewBox={`0 0 ${matrix.length} ${matrix.length}`}
      role="img"
      aria-label={t('room.invite.qrOf', { link })}
      data-testid="qr-code"
    >
      <path className={classes.dark} d={darkPath(matrix)} shapeRendering="crispEdges" />
    </svg>
  )
}
