/** What the landing page has in common with the app. */
const BASE = [
  'node_modules/(i18next|react-i18next|zustand)/',
  'node_modules/@tabler/icons-react/dist/esm/([a-zA-Z]+|icons/Icon(Bolt|Check|Key|Trophy|X))\\.mjs',
  'node_modules/@mantine/hooks/esm/use-(media-query|reduced-motion)/',
  // What the library sells comes with the first screen that shows some of it.
  'shared/constants/(desktop|game|lan|limits|ranks|storage-keys|timings)\\.ts',
  'src/app/(app-texts|document-meta|motion-level)',
  'src/features/landing/landing-texts',
  'src/hooks/use-reduced-effects',
  'src/components/(footer-line|keyhole|logo|plain-controls|rank-glyphs|rank-seal|seal-shape|skip-link)',
  'src/lib/(daily-texts|format-span|i18n|invite-code|locale|preferences)\\.ts',
  'src/platform/platform',
  'src/session/(goodbye|token-store)\\.ts',
  'preload-helper',
]

const group = (name: string, ...patterns: string[]) => ({ name, test: new RegExp(patterns.join('|')) })

/**
 * What is fetched together, each with all that it imports and that no group before it has; the rest follows the lazy
 * routes. Left alone, what screens share falls into dozens of small chunks, which weigh a tenth more than these few.
 */
export const CHUNK_GROUPS = [
  group('react', 'node_modules/(react|react-dom|scheduler)/'),
  group('colyseus', 'node_modules/(colyseus\\.js|@colyseus)/'),
  group('base', ...BASE),
  // Of the landing page, one file in place of five.
  group('landing-icons', 'icons/Icon(ArrowRight|Download|Scale|Sun|Tilde)\\.mjs'),
  // The frame of the app and the lobby, where everyone goes.
  group('app', 'src/app/start-app'),
  // Apart from the next: the lobby asks for it.
  group('active-room', 'src/realtime/room/active-room\\.ts'),
  // What every room needs, also on the big screen.
  group(
    'room',
    'src/realtime/room/(room-session|seconds-left)\\.ts',
    'src/components/play/(use-countdown|use-now)\\.ts',
    'src/lib/stage-texts\\.ts',
    'icons/IconCrown',
  ),
  group('follow-account', 'src/app/follow-account\\.ts', 'src/session/voice\\.ts'),
  // Each file costs the first chunk its name.
  group(
    'mantine-parts',
    '@mantine/.*/(noop|to-int|get-env|create-safe-context|clamp|use-uncontrolled|DirectionProvider)\\.mjs',
  ),
  group('play-icons', 'icons/Icon(ArrowDown|Flag|Hourglass|Volume|VolumeOff)\\.mjs'),
  group('quiz-texts-en', 'shared/i18n/en/quiz-(calls|categories|making|sets)\\.ts'),
  group('quiz-texts-it', 'shared/i18n/it/quiz-(calls|categories|making|sets)\\.ts'),
]
