import type { Baseline } from './baselines.ts'
import type { Visit } from './browser.ts'
import { PROFILES } from './link.ts'
import { FOOMEDICAL } from './recorded.ts'
import { type Goal, goal } from './report.ts'
import { GRUPO, INGRESO, INICIO, RECETAS, signIn, withPrescriptions } from './signIn.ts'
import { CONTENT, EMPTY, type World, firstVisit, inTurns, installed, offlineSite } from './world.ts'

const ROW = { unit: 'ms', limit: 1.25 } as const

/** First visits over a slow and over a very slow link, beside pages of known weight. */
export async function firstVisits(world: World, rounds: number): Promise<Goal[]> {
  const goals: Goal[] = []
  const base = { fluent: 0, screen: 0, empty: 0 }
  for (const name of ['fluent', 'screen', 'empty'] as const) base[name] = await world.baseline(name)
  for (const name of ['slow4g', 'rural'] as const) {
    const behind = (port: number) => world.behind(port, PROFILES[name])
    const ours = await behind(world.product)
    const [fluent, screen, empty] = [
      await behind(base.fluent),
      await behind(base.screen),
      await behind(base.empty),
    ]
    const visits = await inTurns(rounds, {
      ours: () => firstVisit(ours, '/signin', { ...INGRESO, tasks: true }),
      fluent: () => firstVisit(fluent, '/', CONTENT),
      screen: () => firstVisit(screen, '/', { ...CONTENT, tasks: true }),
      empty: () => firstVisit(empty, '/', EMPTY),
    })
    goals.push(...ofFirstVisits(name, visits))
  }
  return goals
}

type Beside = Record<'ours' | 'fluent' | 'screen' | 'empty', Visit>

function ofFirstVisits(name: 'slow4g' | 'rural', visits: Beside[]): Goal[] {
  const isSlow = name === 'slow4g'
  const row = (
    of: string,
    metric: string,
    against: string,
    limit: number,
    from: (visit: Beside) => Goal['pairs'][number],
  ) => goal({ ...ROW, of, metric: `first visit ${name}, ${metric}`, against, limit, from }, visits)
  const paint = isSlow ? '4' : '6'
  const usable = isSlow ? '5' : '6'
  return [
    row(paint, 'first paint', 'EMPTY', 1.2, ({ ours, empty }) => ({
      ours: ours.firstPaint,
      base: empty.firstPaint,
    })),
    row(usable, 'form usable', 'FLUENT', 1.25, ({ ours, fluent }) => ({
      ours: ours.mark,
      base: fluent.mark,
    })),
    row(usable, 'form usable', 'foomedical, recorded', isSlow ? 0.6 : 0.5, ({ ours, empty }) => ({
      ours: ours.mark,
      base: empty.seen * FOOMEDICAL[name],
    })),
    row('7', 'page blocked', 'SCREEN', 1, ({ ours, screen }) => ({
      ours: ours.blocked,
      base: screen.blocked,
    })),
    row('7', 'longest task', '200 ms', 1, ({ ours }) => ({ ours: ours.longest, base: 200 })),
    {
      ...row('12', 'memory', 'SCREEN', 1.5, ({ ours, screen }) => ({
        ours: ours.heap,
        base: screen.heap,
      })),
      unit: 'KB',
    },
  ]
}

/** Screens with their data, from a closed phone without signal. */
export async function offlineScreens(world: World, rounds: number): Promise<Goal[]> {
  const product = () => world.behind(world.product, PROFILES.open)
  const base = async (name: Baseline) => world.behind(await world.baseline(name), PROFILES.open)
  const sites = {
    home: await offlineSite(await product(), '/', INICIO, signIn),
    group: await offlineSite(await product(), '/grupo-familiar', GRUPO, signIn),
    list: await offlineSite(await product(), '/consultar-recetas', RECETAS, withPrescriptions),
    never: await offlineSite(await product(), '/', INICIO, signIn, { nunca: true }),
    screen: await offlineSite(await base('screen'), '/', { ...CONTENT, atRest: true }, installed),
  }
  const visits = await inTurns(rounds, {
    home: sites.home.open,
    group: sites.group.open,
    list: sites.list.open,
    screen: sites.screen.open,
    never: sites.never.open,
  })
  await Promise.all(Object.values(sites).map((site) => site.remove()))
  const beside = (name: 'home' | 'group' | 'list') =>
    visits.map((visit) => ({ ours: visit[name], base: visit.screen }))
  return [
    ...besideAScreen('home', beside('home')),
    ...besideAScreen('family group', beside('group')),
    ...besideAScreen('prescriptions list', beside('list')),
    moves(
      'first start without signal, home moves',
      visits.map(({ never }) => never),
    ),
  ]
}

const moves = (metric: string, visits: Visit[]) =>
  goal(
    {
      of: '13',
      metric,
      against: 'a hundredth',
      unit: 'shift',
      limit: 1,
      from: ({ moved }) => ({ ours: moved, base: 0.01 }),
    },
    visits,
  )

/** A screen with its data from a closed phone, beside a screen of that weight without data. */
function besideAScreen(name: string, visits: { ours: Visit; base: Visit }[]): Goal[] {
  const row = (
    of: string,
    metric: string,
    unit: Goal['unit'],
    limit: number,
    [ofOurs, ofBase = ofOurs]: [keyof Visit, (keyof Visit)?],
  ): Goal => ({
    of,
    metric: `offline start, ${name}${metric}`,
    against: 'SCREEN',
    unit,
    limit,
    pairs: visits.map(({ ours, base }) => ({ ours: ours[ofOurs], base: base[ofBase] })),
  })
  return [
    row('11', ' seen', 'ms', 1, ['seen', 'mark']),
    row('11', ' taken over', 'ms', 1.25, ['mark']),
    row('12', ', memory', 'KB', 1.5, ['heap']),
    moves(
      `offline start, ${name} moves`,
      visits.map(({ ours }) => ours),
    ),
  ]
}
