import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ClaimForm } from '#renderer/app/claim-form.tsx'
import { ModalDialog } from '#renderer/components/modal-dialog.tsx'
import { closeAccountOffer, type OfferReason } from '#renderer/session/account-offer.ts'
import { useSession } from '#renderer/session/session-store.ts'
import { SIGN_UP_GIFT } from '#shared/constants/wallet.ts'

/** Offers a guest an account, wherever the guest is. */
export function AccountOfferDialog({ reason }: { reason: OfferReason }) {
  const { t } = useTranslation()
  const nickname = useSession(({ user }) => user?.username ?? '')
  const title = t(reason === 'needed' ? 'errors.ACCOUNT_REQUIRED' : 'common.actions.claim')
  return (
    <ModalDialog opened onClose={closeAccountOffer} title={title}>
      <Text mb="md">
        {t('guest.claim.lead')} {t('guest.claim.gift', SIGN_UP_GIFT)}
      </Text>
      <ClaimForm nickname={nickname} onClaimed={closeAccountOffer} />
    </ModalDialog>
  )
}
