import { type Launch, launchSchema } from './ipc.ts'

/** How main hands `Launch` to the preload script: an argument of the page's process, as URI-encoded JSON. */
const LAUNCH_ARGUMENT = '--riddle-rooms-launch='

export const writeLaunchArgument = (launch: Launch): string =>
  LAUNCH_ARGUMENT + encodeURIComponent(JSON.stringify(launch))

/** Throws where main has handed over nothing, or something else. */
export function readLaunchArgument(argv: readonly string[]): Launch {
  const argument = argv.findLast((one) => one.startsWith(LAUNCH_ARGUMENT)) ?? ''
  return launchSchema.parse(JSON.parse(decodeURIComponent(argument.slice(LAUNCH_ARGUMENT.length))))
}
