/** What the landing page has in common with the app. */
const BASE = [
  'node_modules/(react-i18next|zustand)/',
  'node_modules/@tabler/icons-react/dist/esm/([a-zA-Z]+|icons/Icon(Bolt|Check|InfoCircle|Key|Trophy|X))\\.mjs',
  'node_modules/@mantine/hooks/esm/use-(media-query|reduced-motion)/',
  // What the library sells comes with the first screen that shows some of it.
  'shared/constants/(daily|desktop|game|lan|limits|ranks|storage-keys|timings|wallet)\\.ts',
  'src/app/(app-texts|document-meta|motion-level)',
  'src/features/landing/landing-texts',
  'src/hooks/use-reduced-effects',
  'src/components/(footer-line|keyhole|logo|plain-controls|rank-glyphs|rank-seal|seal-shape|skip-link)',
  'src/lib/(answer-input|daily-device|daily-texts|emitter|file-drops|format-span|i18n|invite-code|is-composing|locale|lost-build|preferences|server-clock)\\.ts',
  'src/platform/(in-app-browser|platform)',
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
  // Of the landing page, one file in place of nine.
  group(
    'landing-parts',
    'icons/Icon(ArrowRight|Download|Language|MoonStars|Scale|Sun|Tilde)\\.mjs',
    'src/components/plain-choices',
  ),
  // What an invitation is shown and shared with.
  group('share-parts', 'src/lib/copy-text\\.ts', 'icons/Icon(Copy|Eye|Share3)\\.mjs'),
  // What the blocker of in-app browsers has in common with the sign-in pages.
  group(
    'in-app',
    'src/components/in-app/(in-app-texts|link-to-copy|numbered-steps)',
    'src/platform/phone-system',
  ),
  // The frame of the app and the lobby, where everyone goes.
  group('app', 'src/app/start-app'),
  // Apart from the next: the lobby asks for it.
  group('active-room', 'src/realtime/room/active-room\\.ts'),
  // What every room needs, also on the big screen.
  group(
    'room',
    'src/realtime/room/(muted-line|room-session|seconds-left)\\.ts',
    'src/components/play/(use-countdown|use-now)\\.ts',
    'src/lib/(clock-text|stage-texts)\\.ts',
    'icons/IconCrown',
  ),
  group('follow-account', 'src/app/follow-account\\.ts', 'src/session/voice\\.ts'),
  // Each file costs the first chunk its name.
  group(
    'mantine-parts',
    '@mantine/.*/(noop|to-int|get-env|create-safe-context|clamp|use-uncontrolled|use-callback-ref|use-merged-ref|get-parsed-combobox-data|DirectionProvider)\\.mjs',
  ),
  // Small things that the pages share, and neither the lobby nor a game: one name in the first chunk in place of thirty.
  group(
    'page-parts',
    'icons/Icon(AdjustmentsHorizontal|AlertTriangle|Coins|History|Logout|PlayerPlay|Search|Settings|Sparkles|Trash|CircleCheck)\\.mjs',
    '@mantine/.*/(get-auto-contrast-value|use-computed-color-scheme|use-mantine-color-scheme)\\.mjs',
    'src/hooks/(use-focus-on-error|use-google-client-id|use-idempotency-key|use-open-at-once|use-opened-later)\\.ts',
    'src/lib/(focus-first-error|format-date|format-price|repeated-password|sanction-texts|save-file|settings-texts|unheld)\\.ts',
    'src/session/(account-changes|guest-device|my-rank)\\.ts',
    'src/components/(form-alert|lazy-ban-notice|page-section|page-tabs|play-link|refusal-alert|send-link|soft-name|turned-off)',
    '@mantine/.*/(Anchor|ComboboxChevron|Divider|RadioIcon|SimpleGrid|Tabs)/',
    'src/realtime/party/party-store\\.ts',
    'src/features/auth/use-link-token',
    'src/session/library\\.ts',
    'shared/schemas/(guest|judge|wallet)\\.ts',
  ),
  group('alert', '@mantine/.*/Alert/', 'src/components/(form-alert|turned-off)'),
  group('play-icons', 'icons/Icon(ArrowDown|Flag|Hourglass|Volume|VolumeOff)\\.mjs'),
  group('header-tools', 'src/app/layouts/header-tools'),
  // What an event of a friend brings along.
  group('friend-news', 'src/features/friends/friend-news', 'src/lib/text-finder'),
  group('friend-texts-en', 'shared/i18n/en/friend(s|-calls)\\.ts'),
  group('friend-texts-it', 'shared/i18n/it/friend(s|-calls)\\.ts'),
  group('quiz-texts-en', 'shared/i18n/en/quiz-(calls|categories|making|sets)\\.ts'),
  group('admin-texts-en', 'shared/i18n/en/admin(?!-calls)[a-z-]*\\.ts'),
  group('admin-texts-it', 'shared/i18n/it/admin(?!-calls)[a-z-]*\\.ts'),
  group('quiz-texts-it', 'shared/i18n/it/quiz-(calls|categories|making|sets)\\.ts'),
  group('judge-texts-en', 'shared/i18n/en/(judge-reasons|quiz-voice)\\.ts'),
  group('judge-texts-it', 'shared/i18n/it/(judge-reasons|quiz-voice)\\.ts'),
]
