export { walletAccountPart } from './wallet-account-part.ts'
export { walletRoutes } from './wallet-router.ts'
export { createWalletService, type Wallet } from './wallet-service.ts'
