import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What is named here gets a chunk of its own; everything else follows the lazy routes. */
const GROUPS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
  // Only the rooms need them: the landing page must not carry them.
  { name: 'play', test: /node_modules\/(colyseus\.js|@colyseus|socket\.io|engine\.io)/ },
]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: { fs: { allow: ['..'] } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // A strict content policy allows files of our own, not data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
})
