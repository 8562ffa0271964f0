// Shows the notice for browsers older than build/browser-floor.ts. They must parse this file: ECMAScript 5 only.
;(function () {
  var NEEDED = [
    'AbortSignal.timeout',
    'Array.prototype.at',
    'Array.prototype.findLast',
    'IntersectionObserver',
    'Object.hasOwn',
    'Promise.any',
    'ResizeObserver',
    'String.prototype.replaceAll',
    'WebSocket',
    'structuredClone',
  ]

  function has(path) {
    var names = path.split('.')
    var value = window
    for (var i = 0; i < names.length; i++) {
      value = value[names[i]]
      if (!value) return false
    }
    return true
  }

  function isTooOld() {
    try {
      if (!('noModule' in document.createElement('script'))) return true
      // New in Chrome 108, Firefox 121 and Safari 16.4, in this order.
      if (!CSS.supports('height', '1dvh') || !CSS.supports('selector(:has(a))')) return true
      RegExp('(?<=a)b')
      for (var i = 0; i < NEEDED.length; i++) if (!has(NEEDED[i])) return true
      return false
    } catch (_) {
      return true
    }
  }

  function show() {
    var notice = document.getElementById('too-old')
    notice.setAttribute('role', 'main')
    notice.removeAttribute('hidden')
    // The app does not start where it finds this.
    document.documentElement.setAttribute('data-too-old', '')
  }

  if (isTooOld()) show()
  // A script of the game that does not parse.
  window.addEventListener('error', function (event) {
    var isSyntax = event.error instanceof SyntaxError || /SyntaxError/.test(event.message)
    if (isSyntax && !document.getElementById('root').firstElementChild) show()
  })
})()
