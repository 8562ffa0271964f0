// Before the first paint: no dark flash. A file, for the content policy has no inline scripts.
try {
  const kept = JSON.parse(localStorage.getItem('preferences') ?? '{}').state ?? {}
  const root = document.documentElement
  const light =
    kept.colorScheme === 'light' ||
    (kept.colorScheme !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches)
  root.dataset.mantineColorScheme = light ? 'light' : 'dark'
  // The pages after it in this tab keep to it.
  const asked = new URLSearchParams(location.search).get('lang') ?? ''
  if (/^(en|it)$/.test(asked)) sessionStorage.setItem('asked_language', asked)
  const wished = [sessionStorage.getItem('asked_language') ?? '', ...navigator.languages]
  const spoken = wished.map((tag) => tag.toLowerCase().split('-')[0]).find((tag) => /^(en|it)$/.test(tag))
  root.lang = kept.language ? { english: 'en', italian: 'it' }[kept.language] : (spoken ?? 'en')
} catch {
  // Without storage the page's own defaults stand.
}
