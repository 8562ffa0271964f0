/** What the landing page has in common with the app. */
const BASE = [
  'node_modules/(i18next|react-i18next|zustand)/',
  'node_modules/@tabler/icons-react/dist/esm/([a-zA-Z]+|icons/Icon(Bolt|Check|Key|Trophy|X))\\.mjs',
  'node_modules/@mantine/hooks/esm/use-(media-query|reduced-motion)/',
  'shared/constants/',
  'src/app/(app-texts|document-meta|motion-level)',
  'src/features/landing/landing-texts',
  'src/hooks/use-reduced-effects',
  'src/components/(footer-line|keyhole|logo|rank-glyphs|rank-seal|seal-shape|skip-link)',
  'src/lib/(i18n|locale|preferences)\\.ts',
  'src/platform/',
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
  // The frame of the app and the lobby, where everyone goes.
  group('app', 'src/app/start-app'),
]
