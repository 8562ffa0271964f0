import { GOOGLE_SCRIPT, type GoogleButtonLook } from '#renderer/lib/google-identity.ts'

/** Stands where Google's script would: a page asks for it, it comes or does not, and it draws a button that says its look. */
export function standInGoogle() {
  const asked: HTMLScriptElement[] = []
  const clientIds: string[] = []
  const looks: GoogleButtonLook[] = []
  let comes = true
  let credential = 'an-id-token'
  let receive: (answer: { credential: string }) => void = () => undefined

  window.google = {
    accounts: {
      id: {
        initialize(options) {
          clientIds.push(options.client_id)
          receive = options.callback
        },
        renderButton(place, look) {
          looks.push(look)
          const button = document.createElement('button')
          button.type = 'button'
          button.textContent = `Google ${look.locale} ${look.theme}`
          button.onclick = () => receive({ credential })
          place.append(button)
        },
      },
    },
  }
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement) || node.src !== GOOGLE_SCRIPT) continue
      asked.push(node)
      node.dispatchEvent(new Event(comes ? 'load' : 'error'))
    }
  })
  observer.observe(document.head, { childList: true })

  return {
    asked,
    clientIds,
    looks,
    letCome: (now: boolean) => {
      comes = now
    },
    /** The token of the next press. */
    answerWith: (token: string) => {
      credential = token
    },
    leave() {
      observer.disconnect()
      delete window.google
    },
  }
}
