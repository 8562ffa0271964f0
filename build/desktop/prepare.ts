// The first half of `npm run desktop:pack`, whose arguments are electron-builder's: `npm run desktop:pack -- --linux`.
import { buildDesktop } from './build.ts'

if (process.env.RIDDLE_ROOMS_SERVER === undefined) {
  process.stderr.write(
    'Set RIDDLE_ROOMS_SERVER to the address of the cloud that the app is for, such as https://play.example.org.\n',
  )
  process.exit(1)
}
buildDesktop()
