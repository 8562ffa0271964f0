import {
  type Icon,
  IconEyeOff,
  IconKeyboard,
  IconLanguage,
  IconPencilPlus,
  IconPuzzle,
  IconScale,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/landing/features.module.css'

const FEATURES = [
  ['judge', IconScale],
  ['kinds', IconPuzzle],
  ['own', IconPencilPlus],
  ['secret', IconEyeOff],
  ['keyboard', IconKeyboard],
  ['languages', IconLanguage],
] as const satisfies readonly (readonly [string, Icon])[]

/** The drawers of the cabinet. */
export function Features() {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="features-title">
      <h2 id="features-title" className={classes.title}>
        {t('landing.features.title')}
      </h2>
      <ul className={classes.drawers}>
        {FEATURES.map(([feature, Icon]) => (
          <li key={feature} className={classes.drawer}>
            <Icon size={30} stroke={1.6} aria-hidden />
            <div>
              <h3>{t(`landing.features.${feature}.title`)}</h3>
              <p>{t(`landing.features.${feature}.body`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
