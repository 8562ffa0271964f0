// Before the first paint, so that nobody who chose light sees a dark flash. A file, since the content policy has no inline scripts.
try {
  const kept = JSON.parse(localStorage.getItem('preferences') ?? '{}').state ?? {}
  const root = document.documentElement
  const light =
    kept.colorScheme === 'light' ||
    (kept.colorScheme !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches)
  root.dataset.mantineColorScheme = light ? 'light' : 'dark'
  const language = kept.language ?? (/^it\b/i.test(navigator.language) ? 'italian' : 'english')
  root.lang = language === 'italian' ? 'it' : 'en'
} catch {
  // Storage may be closed to us: the page's own defaults stand.
}
