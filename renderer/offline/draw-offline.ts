import type { offline } from '#shared/i18n/en/offline.ts'
import { sameAnswer } from './same-answer.ts'

type Texts = typeof offline

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}

/**
 * The page for a device without a connection, drawn by hand: it is kept on every player's device, where each kilobyte counts, and
 * must not rest on parts of the app that may be missing there.
 */
export function drawOffline(main: Element, texts: Texts): void {
  const riddles = Object.values(texts.riddles)
  let at = Math.floor(Math.random() * riddles.length)
  const current = () => riddles[at % riddles.length] ?? texts.riddles.echo

  const lead = element('p', { role: 'status' }, texts.lead)
  const question = element('p', { id: 'question' })
  const input = element('input', {
    'aria-describedby': 'question verdict',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
  })
  const verdict = element('p', { id: 'verdict', role: 'status' })
  const send = element('button', { type: 'submit' }, texts.send)
  const next = element('button', { type: 'button', class: 'quiet' }, texts.next)
  const form = element(
    'form',
    { novalidate: '' },
    question,
    element('label', {}, texts.answer, input),
    verdict,
    element('div', {}, send, next),
  )
  const retry = element('a', { href: location.href }, texts.retry)

  function ask(): void {
    question.textContent = current().question
    verdict.textContent = ''
    verdict.removeAttribute('data-right')
    input.value = ''
    input.readOnly = false
    send.hidden = false
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (input.value.trim() === '') {
      verdict.textContent = texts.empty
    } else if (sameAnswer(input.value, current().answers)) {
      verdict.textContent = texts.right
      verdict.dataset.right = 'yes'
      input.readOnly = true
      send.hidden = true
      next.focus()
      return
    } else {
      verdict.textContent = texts.wrong
    }
    input.focus()
    input.select()
  })
  next.addEventListener('click', () => {
    at += 1
    ask()
    input.focus()
  })
  // Nobody is torn from a riddle: the way back is shown, and taken by hand.
  addEventListener('online', () => {
    lead.textContent = texts.back
    retry.textContent = texts.play
  })
  addEventListener('offline', () => {
    lead.textContent = texts.lead
    retry.textContent = texts.retry
  })

  ask()
  document.title = `${texts.title} · Riddle Rooms`
  main.replaceChildren(
    element('img', { src: '/favicon.svg', alt: '', width: '56', height: '56' }),
    element('h1', {}, texts.title),
    lead,
    form,
    retry,
  )
}
