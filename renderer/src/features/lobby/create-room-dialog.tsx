import {
  Alert,
  Anchor,
  Button,
  NativeSelect,
  SimpleGrid,
  Stack,
  Switch,
  Text,
  TextInput,
} from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { BoundedNumber } from '#renderer/components/bounded-number.tsx'
import { ModalDialog } from '#renderer/components/modal-dialog.tsx'
import classes from '#renderer/features/lobby/create-room-dialog.module.css'
import { useCreateRoom } from '#renderer/features/lobby/use-create-room.ts'
import { knowsAccounts } from '#renderer/session/account.ts'
import { DIFFICULTIES, LANGUAGES } from '#shared/constants/game.ts'
import {
  MAX_PLAYERS,
  MAX_ROUNDS,
  MAX_TIME_PER_ROUND,
  MIN_PLAYERS,
  MIN_ROUNDS,
  MIN_TIME_PER_ROUND,
} from '#shared/constants/limits.ts'

/** A public room in a few fields. */
export function CreateRoomDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const { element, form, errorOf, submit, isCreating, failure } = useCreateRoom()
  const numberProps = (field: 'maxPlayers' | 'rounds' | 'timePerRound') => ({
    value: form.values[field],
    onChange: (value: number) => form.setFieldValue(field, value),
    error: errorOf(field),
  })
  return (
    <ModalDialog opened={opened} onClose={onClose} size="lg" title={t('createRoom.title')}>
      <form ref={element} onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text c="dimmed">{t('createRoom.lead')}</Text>
          {failure !== null && (
            <Alert
              color="red"
              variant="outline"
              role="alert"
              icon={<IconAlertTriangle aria-hidden />}
              title={t('createRoom.failed')}
            >
              {failure}
            </Alert>
          )}
          <TextInput
            data-autofocus
            label={t('createRoom.name')}
            {...form.getInputProps('name')}
            error={errorOf('name')}
          />
          <SimpleGrid cols={3} spacing={{ base: 'xs', xs: 'md' }} className={classes.aligned ?? ''}>
            <BoundedNumber
              label={t('createRoom.maxPlayers')}
              min={MIN_PLAYERS}
              max={MAX_PLAYERS}
              {...numberProps('maxPlayers')}
            />
            <BoundedNumber
              label={t('createRoom.rounds')}
              min={MIN_ROUNDS}
              max={MAX_ROUNDS}
              {...numberProps('rounds')}
            />
            <BoundedNumber
              label={t('createRoom.time')}
              min={MIN_TIME_PER_ROUND}
              max={MAX_TIME_PER_ROUND}
              step={5}
              {...numberProps('timePerRound')}
            />
          </SimpleGrid>
          <SimpleGrid cols={2} className={classes.aligned ?? ''}>
            <NativeSelect
              label={t('createRoom.difficulty')}
              data={DIFFICULTIES.map((level) => ({ value: level, label: t(`common.difficulty.${level}`) }))}
              {...form.getInputProps('difficulty')}
            />
            <NativeSelect
              label={t('createRoom.language')}
              data={LANGUAGES.map((language) => ({
                value: language,
                label: t(`common.language.${language}`),
              }))}
              {...form.getInputProps('language')}
            />
          </SimpleGrid>
          <TextInput
            label={t('createRoom.password')}
            description={t('createRoom.passwordHint')}
            autoComplete="off"
            {...form.getInputProps('password')}
            error={errorOf('password')}
          />
          <Switch
            label={t('createRoom.spectators')}
            {...form.getInputProps('allowSpectators', { type: 'checkbox' })}
          />
          {knowsAccounts() && (
            <Switch
              label={t('createLobby.fields.guests')}
              description={t('createLobby.fields.guestsHint')}
              {...form.getInputProps('guests', { type: 'checkbox' })}
            />
          )}
          <Button type="submit" size="md" loading={isCreating}>
            {t('createRoom.submit')}
          </Button>
          <Anchor component={Link} to="/create-lobby">
            {t('createRoom.full')}
          </Anchor>
        </Stack>
      </form>
    </ModalDialog>
  )
}
