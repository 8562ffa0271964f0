import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CATEGORY_CHOICES, type CategoryChoice } from '#shared/constants/quiz-categories.ts'

interface CategoryFieldProps {
  category: CategoryChoice
  onChange: (category: CategoryChoice) => void
  error?: string | undefined
}

/** What the quizzes of the collection are about. */
export function CategoryField({ category, onChange, error }: CategoryFieldProps) {
  const { t } = useTranslation()
  return (
    <NativeSelect
      label={t('createLobby.fields.category')}
      value={category}
      onChange={({ currentTarget: { value } }) =>
        onChange(CATEGORY_CHOICES.find((one) => one === value) ?? 'any')
      }
      data={CATEGORY_CHOICES.map((one) => ({ value: one, label: t(`quizCategories.${one}`) }))}
      error={error}
    />
  )
}
