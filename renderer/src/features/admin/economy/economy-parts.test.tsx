import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok, type stubServer } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'
import { PASS_TABLE, QUEST_AMOUNTS } from '#shared/constants/amount-tables.ts'
import { economyCalls as en } from '#shared/i18n/en/economy-calls.ts'
import { economyCalls as it_ } from '#shared/i18n/it/economy-calls.ts'

const AT = '2026-01-02T10:00:00.000Z'
const PAYMENT = {
  id: 'p1',
  user: { id: 'u1', username: 'ada' },
  provider: 'stripe',
  item: 'r3-700',
  price: { amount: 499, currency: 'EUR' },
  state: 'paid',
  refunded: 0,
  takenBack: 0,
  session: 'cs_1',
  month: null,
  createdAt: AT,
  paidAt: AT,
  failedAt: null,
}
const ITEM = {
  id: 'en-fern',
  kind: 'word',
  name: { english: 'fern', italian: 'fern' },
  rarity: 'common',
  category: 'nature',
  language: 'english',
  cataloguePrice: 20,
  price: 20,
  isOverridden: false,
  isSold: true,
  version: 3,
  changedAt: null,
}

function open(
  path: string,
  server: Parameters<typeof stubServer>[0],
  language: 'english' | 'italian' = 'english',
) {
  const admin = sampleUser({ role: 'admin', preferredLanguage: language })
  return { ...visit(path, { user: admin, server }), user: userEvent.setup() }
}

afterEach(() => {
  setLanguage('english')
  vi.unstubAllGlobals()
})

describe('the ledger of the panel', () => {
  const entry = {
    id: 'e1',
    user: { id: 'u1', username: 'ada' },
    currency: 'r3',
    amount: -30,
    owed: 0,
    balance: 70,
    kind: 'item_bought',
    key: 'item:u1:en-fern',
    at: AT,
  }
  const ledger = () => ok({ entries: [entry], next: null })

  it('[ADMIN-15] is searched by what stands in its address', async () => {
    const { server } = open('/admin/ledger?user=ada&kind=item_bought&until=2026-01-02', {
      'GET /admin/ledger': ledger,
    })
    const table = await screen.findByRole('table', { name: 'Ledger' })
    expect(within(table).getByText('Bought in the library')).toBeVisible()
    const [{ query } = { query: new URLSearchParams() }] = server.sent('GET /admin/ledger')
    expect(Object.fromEntries(query)).toMatchObject({
      user: 'ada',
      kind: 'item_bought',
      until: '2026-01-03T00:00:00.000Z',
    })
  })

  it('[ADMIN-14] gives to many after showing who gets what, and to just those', async () => {
    const grants = [{ userId: 'u1', username: 'ada', before: 100, after: 130 }]
    const { server, user } = open('/admin/ledger', {
      'GET /admin/ledger': ledger,
      'POST /admin/grants': ({ body }) =>
        ok({
          grants,
          unknown: (body as { to: string[] }).to.includes('nobody') ? ['nobody'] : [],
          total: 30,
          leftToday: 70,
        }),
    })
    await user.click(await screen.findByRole('button', { name: 'Give to many' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Give to many' }))
    await user.type(dialog.getByLabelText(/Players: one per line/), 'ada\nnobody')
    await user.type(dialog.getByLabelText(/^Amount/), '30')
    await user.type(dialog.getByLabelText(/^Reason/), 'A dark evening')
    await user.click(dialog.getByRole('button', { name: 'Show who would get what' }))
    expect(await dialog.findByText('Not accounts: nobody')).toBeVisible()
    await user.clear(dialog.getByLabelText(/Players: one per line/))
    await user.type(dialog.getByLabelText(/Players: one per line/), 'ada')
    await user.click(dialog.getByRole('button', { name: 'Show who would get what' }))
    await user.click(await dialog.findByRole('button', { name: 'Give to 1' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.sent('POST /admin/grants').map(({ body }) => body)).toMatchObject([
      { to: ['ada', 'nobody'], dryRun: true },
      { to: ['ada'], dryRun: true },
      { to: ['u1'], currency: 'r3', amount: 30, reason: 'A dark evening' },
    ])
  })
})

describe('the payments of the panel', () => {
  const whole = {
    payment: PAYMENT,
    granted: { currency: 'r3', amount: 700 },
    refundable: 499,
    disputes: [],
    refunds: [],
    entries: [],
  }

  it('[ADMIN-16] ask for a part of a payment back, with a reason, and say in words what was refused', async () => {
    const { server, user } = open(
      '/admin/payments/p1',
      {
        'GET /admin/payments/p1': () => ok(whole),
        'POST /admin/payments/p1/refund': () => failed(409, 'CONFLICT', en.inDispute),
      },
      'italian',
    )
    await user.click(await screen.findByRole('button', { name: 'Rimborsa' }))
    const dialog = within(await screen.findByRole('dialog'))
    const field = dialog.getByLabelText(/^Importo in euro/)
    expect(field).toHaveValue('4,99')
    await user.clear(field)
    await user.type(field, '2,50')
    expect(dialog.getByRole('status')).toHaveTextContent(/^Rimborsi 2,50\s€ su 4,99\s€\.$/)
    await user.type(dialog.getByLabelText(/^Motivo/), 'Doppio')
    await user.click(dialog.getByRole('button', { name: 'Rimborsa' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(it_.inDispute)
    expect(server.sent('POST /admin/payments/p1/refund')[0]?.body).toEqual({ total: 250, reason: 'Doppio' })
  })

  it('[ADMIN-16] keep the amount that was typed, and send nothing while it is wrong', async () => {
    const { server, user } = open('/admin/payments/p1', { 'GET /admin/payments/p1': () => ok(whole) })
    await user.click(await screen.findByRole('button', { name: 'Refund' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(/^Reason/), 'Twice')
    for (const wrong of ['0', '5', '1.999', '99999999999']) {
      const field = dialog.getByLabelText(/^Amount in euros/)
      await user.clear(field)
      await user.type(field, `${wrong}{Enter}`)
      await user.tab()
      expect(field).toHaveValue(wrong)
      expect(field).toHaveAccessibleDescription(/An amount from €0\.01 to €4\.99/)
    }
    expect(server.sent('POST /admin/payments/p1/refund')).toEqual([])
  })

  it('[ADMIN-16] say that a part went back', async () => {
    const partly = { ...whole, payment: { ...PAYMENT, refunded: 100 }, refundable: 399 }
    open('/admin/payments/p1', { 'GET /admin/payments/p1': () => ok(partly) })
    expect(await screen.findByText('Partly refunded')).toBeVisible()
    // What was bought, and what it brought.
    expect(screen.getAllByText('700 R3')).toHaveLength(2)
  })

  it('[ADMIN-15] are listed, each with a page of its own', async () => {
    open('/admin/payments', { 'GET /admin/payments': () => ok({ payments: [PAYMENT], next: null }) })
    const table = within(await screen.findByRole('table', { name: 'Payments' }))
    expect(table.getByText('€4.99')).toBeVisible()
    expect(table.getAllByRole('link')[0]).toHaveAttribute('href', '/admin/payments/p1')
  })
})

describe('the library of the panel', () => {
  it('[ADMIN-17] changes what an item costs, in the version that was looked at', async () => {
    const { server, user } = open('/admin/library?tab=items', {
      'GET /admin/library/items': () => ok({ items: [ITEM], next: null }),
      'PUT /admin/library/items/en-fern': () => ok({ item: ITEM }),
    })
    await user.click(await screen.findByRole('button', { name: 'Edit fern' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit fern' }))
    await user.click(dialog.getByLabelText('A price of its own'))
    await user.clear(dialog.getByLabelText(/^Price now/))
    await user.type(dialog.getByLabelText(/^Price now/), '35')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(server.sent('PUT /admin/library/items/en-fern')[0]?.body).toEqual({
        price: 35,
        isSold: true,
        version: 3,
      }),
    )
  })

  it('[ADMIN-17] shows days, and excludes an item from one', async () => {
    const day = { date: '2026-01-02', items: [{ ...ITEM, isPinned: false }], excluded: [] }
    const path = '/admin/library/rotation/2026-01-02/en-fern'
    const { server, user } = open('/admin/library', {
      'GET /admin/library/rotation': () => ok({ today: '2026-01-02', days: [day] }),
      [`PUT ${path}`]: () => ok(undefined),
    })
    await user.click(await screen.findByRole('button', { name: 'Exclude: fern' }))
    await waitFor(() => expect(server.sent(`PUT ${path}`)[0]?.body).toEqual({ choice: 'excluded' }))
  })

  it('[ADMIN-17] says at its day what could not be excluded', async () => {
    const day = { date: '2026-01-02', items: [{ ...ITEM, isPinned: false }], excluded: [] }
    const { user } = open('/admin/library', {
      'GET /admin/library/rotation': () => ok({ today: '2026-01-02', days: [day] }),
      'PUT /admin/library/rotation/2026-01-02/en-fern': () => failed(500, 'SERVER_ERROR', 'Server error'),
    })
    const shown = within(await screen.findByRole('region', { name: 'January 2, 2026' }))
    await user.click(shown.getByRole('button', { name: 'Exclude: fern' }))
    expect(await shown.findByRole('alert')).toBeVisible()
    await user.click(shown.getByRole('button', { name: 'Pin an item' }))
    await screen.findByRole('dialog')
    expect(screen.queryByRole('alert', { hidden: true })).toBeNull()
  })

  it.each(['/admin/library', '/admin/library?tab=items'])(
    'says on %s in Italian how rare an item is',
    async (path) => {
      const day = { date: '2026-01-02', items: [{ ...ITEM, isPinned: false }], excluded: [] }
      open(
        path,
        {
          'GET /admin/library/rotation': () => ok({ today: '2026-01-02', days: [day] }),
          'GET /admin/library/items': () => ok({ items: [ITEM], next: null }),
        },
        'italian',
      )
      expect(await screen.findByRole('cell', { name: 'Comune' })).toBeVisible()
    },
  )
})

describe('the tables of the panel', () => {
  it('[ADMIN-18] change what quests pay from tomorrow on', async () => {
    const tables = {
      today: '2026-01-02',
      current: QUEST_AMOUNTS,
      next: { date: '2026-01-03', quests: QUEST_AMOUNTS, version: 0, changedAt: null },
      history: [],
    }
    const { server, user } = open('/admin/progress?tab=quests', {
      'GET /admin/quests/tables': () => ok(tables),
      'PUT /admin/quests/tables/2026-01-03': () => ok(tables),
    })
    const field = await screen.findByLabelText('Next: Quick matches: 3')
    await user.clear(field)
    await user.type(field, '99')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(server.sent('PUT /admin/quests/tables/2026-01-03')[0]?.body).toEqual({
        quests: QUEST_AMOUNTS.map((one, nth) => (nth === 0 ? { ...one, r3: 99 } : one)),
        version: 0,
      }),
    )
  })

  it('[ADMIN-18] show what the pass gives next, level by level', async () => {
    open('/admin/progress', {
      'GET /admin/game-pass/tables': () =>
        ok({
          season: 1,
          current: PASS_TABLE,
          next: { season: 2, levels: PASS_TABLE, version: 0, changedAt: null },
          history: [],
        }),
    })
    expect(await screen.findByText('Total: 1,980 R3 and 165 voice tokens')).toBeVisible()
    expect(screen.getAllByLabelText(/^Amount:/)).toHaveLength(60)
  })

  it('[ADMIN-18] keep an amount that cannot be, do not send it, and ask before it is lost', async () => {
    const { server, user } = open('/admin/progress?tab=quests', {
      'GET /admin/quests/tables': () =>
        ok({
          today: '2026-01-02',
          current: QUEST_AMOUNTS,
          next: { date: '2026-01-03', quests: QUEST_AMOUNTS, version: 0, changedAt: null },
          history: [],
        }),
    })
    const field = await screen.findByLabelText('Next: Quick matches: 3')
    await user.clear(field)
    expect(field).toHaveAccessibleDescription('A whole number from 1 to 1,000')
    await user.type(field, '999999')
    await user.tab()
    expect(field).toHaveValue('999999')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(field).toHaveFocus())
    expect(server.sent('PUT /admin/quests/tables/2026-01-03')).toEqual([])
    await user.click(screen.getByRole('tab', { name: 'Game pass' }))
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await user.click(question.getByRole('button', { name: 'Stay' }))
    expect(screen.getByLabelText('Next: Quick matches: 3')).toHaveValue('999999')
    await user.click(screen.getByRole('tab', { name: 'Game pass' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(screen.queryByLabelText('Next: Quick matches: 3')).toBeNull())
  })
})

describe('every part of the economy', () => {
  const entry = {
    id: 'e1',
    user: { id: 'u1', username: 'ada' },
    currency: 'r3',
    amount: -30,
    owed: 0,
    balance: 70,
    kind: 'item_bought',
    key: 'item:u1:en-fern',
    at: AT,
  }
  const item = { ...ITEM, name: { english: 'fern', italian: 'felce' } }
  const day = { date: '2026-01-02', items: [{ ...item, isPinned: true }], excluded: [] }
  const server: Parameters<typeof stubServer>[0] = {
    'GET /admin/library/rotation': () => ok({ today: '2026-01-02', days: [day] }),
    'GET /admin/library/items': () => ok({ items: [item], next: null }),
    'GET /admin/game-pass/tables': () =>
      ok({
        season: 1,
        current: PASS_TABLE,
        next: { season: 2, levels: PASS_TABLE, version: 0, changedAt: null },
        history: [],
      }),
    'GET /admin/quests/tables': () =>
      ok({
        today: '2026-01-02',
        current: QUEST_AMOUNTS,
        next: { date: '2026-01-03', quests: QUEST_AMOUNTS, version: 0, changedAt: null },
        history: [],
      }),
    'GET /admin/payments': () => ok({ payments: [PAYMENT], next: null }),
    'GET /admin/ledger': () => ok({ entries: [entry], next: null }),
  }

  it.each([
    ['/admin/library', 'english', 'January 2, 2026', 'fern'],
    ['/admin/library', 'italian', '2 gennaio 2026', 'felce'],
    ['/admin/library?tab=items', 'english', 'Items', 'fern'],
    ['/admin/library?tab=items', 'italian', 'Oggetti', 'felce'],
    ['/admin/progress', 'english', 'Game pass', '1'],
    ['/admin/progress', 'italian', 'Pass di gioco', '1'],
    ['/admin/progress?tab=quests', 'english', 'Quests', 'Quick matches: 3'],
    ['/admin/progress?tab=quests', 'italian', 'Missioni', 'Partite rapide: 3'],
    ['/admin/payments', 'english', 'Payments', 'ada'],
    ['/admin/payments', 'italian', 'Pagamenti', 'ada'],
    ['/admin/ledger', 'english', 'Ledger', 'Bought in the library'],
    ['/admin/ledger', 'italian', 'Registro R3', 'Acquisto nella libreria'],
  ] as const)(
    '[ADMIN-15, ADMIN-17, ADMIN-18] draws the list of %s in %s',
    async (path, language, caption, cell) => {
      open(path, server, language)
      const table = within(await screen.findByRole('table', { name: caption }))
      expect(table.getAllByText(cell)[0]).toBeVisible()
    },
  )

  it.each([
    ['english', 'Edit fern', 'Save', en.changedMeanwhile],
    ['italian', 'Modifica felce', 'Salva', it_.changedMeanwhile],
  ] as const)(
    '[ADMIN-17] says in %s that somebody else has changed a price',
    async (language, edit, save, text) => {
      const { user } = open(
        '/admin/library?tab=items',
        {
          ...server,
          'PUT /admin/library/items/en-fern': () => failed(409, 'CONFLICT', en.changedMeanwhile),
        },
        language,
      )
      await user.click(await screen.findByRole('button', { name: edit }))
      const dialog = within(await screen.findByRole('dialog', { name: edit }))
      await user.click(dialog.getByRole('button', { name: save }))
      expect(await dialog.findByRole('alert')).toHaveTextContent(text)
    },
  )
})
