/** A bug on purpose: each text is found once in its file, and replaced. */
export type Plant = {
  name: string
  changes: { file: string; replace: string; by: string }[]
  /** The bug is the provider's: planted in the stand-in. */
  provider?: true
  /** Not of the fault suite's list: here for what else the test looks at. */
  more?: true
}

/** What the random test must catch: the list of the fault suite's fourth part. */
export const PLANTS: Plant[] = [
  {
    name: 'no Idempotency-Key',
    changes: [
      {
        file: 'src/contract/call.ts',
        replace: `...(key !== undefined && goes('idempotencia') ? ['idempotencia'] : []),`,
        by: '',
      },
    ],
  },
  { name: 'key stored outside the transaction', changes: [], provider: true },
  {
    name: 'no lock',
    changes: [
      {
        file: 'src/sync/turn.ts',
        replace: 'return world.locks ? withLock(world, world.locks, work) : withRow(world, work)',
        by: `const isMine = () => world.device.salida.turnos.get('envio').then(() => true)
        return work({ isMine }).then(() => true)`,
      },
    ],
  },
  {
    name: 'row deleted before the answer',
    changes: [
      {
        file: 'src/sync/rows.ts',
        replace: 'await salida.operaciones.put(claimed)',
        by: 'await salida.operaciones.where({ id }).delete()',
      },
    ],
  },
  {
    name: "'sending' never taken back",
    changes: [
      {
        file: 'src/sync/drain.ts',
        replace:
          'if (!takenBack.has(session.uid)) await takeBack(world, session.uid, await certainty(world))',
        by: '',
      },
    ],
  },
  {
    name: 'outbox cleared on 401',
    changes: [
      {
        file: 'src/local/session.ts',
        replace: `await closeRow(salida, row, at, why !== '401')`,
        by: `await closeRow(salida, row, at, why !== '401')
        if (why === '401') await salida.operaciones.clear()`,
      },
    ],
  },
  {
    name: 'outbox not filtered by person',
    changes: [
      {
        file: 'src/local/outbox.ts',
        replace: `(await salida.operaciones.where({ uid }).sortBy('seq'))`,
        by: `(await salida.operaciones.toCollection().sortBy('seq'))`,
      },
      { file: 'src/sync/rows.ts', replace: 'row.uid !== uid ||', by: '' },
    ],
  },
  {
    name: 'late pull writes after sign-out',
    changes: [
      {
        file: 'src/sync/pull.ts',
        replace: `if ((await lectura.dueno.get('actual'))?.generation !== generation) return 'dropped'`,
        by: '',
      },
    ],
  },
  {
    name: '200 HTML counted as success',
    changes: [
      {
        file: 'src/contract/answer.ts',
        replace: `? { kind: 'captive' }
      : { kind: 'shape'`,
        by: `? { value: {} as Res }
      : { kind: 'shape'`,
      },
    ],
  },
  {
    name: '4xx retried for ever',
    changes: [
      {
        file: 'src/sync/outcome.ts',
        replace: `if (failure.foreign) return { state: 'pending' }`,
        by: `if (status !== 412) return { state: 'pending' }`,
      },
    ],
  },
  {
    name: 'one bad row stops all groups',
    changes: [
      {
        file: 'src/sync/drain.ts',
        replace: 'for (const group of groups.filter((of) => isReady(session, of))) {',
        by: `for (const group of groups) {
          if (group[0].state !== 'sending' && !isReady(session, group)) break
          if (!isReady(session, group)) continue`,
      },
    ],
  },
  {
    name: 'read model changed before confirmation',
    changes: [
      {
        file: 'src/sync/attempt.ts',
        replace: `let certain = (await certainty(world))(row)`,
        by: `for (const overlay of operation.overlays ?? []) {
          const copy = await world.device.lectura.copias.get(overlay.key(row.payload))
          if (copy)
            await world.device.lectura.copias.put({ ...copy, value: overlay.lay(copy.value, row.payload) })
        }
        let certain = (await certainty(world))(row)`,
      },
    ],
  },
  {
    name: 'file read lazily at send time',
    changes: [
      {
        file: 'src/local/outbox.ts',
        replace: `await keepFiles(salida, id, files)
    return id`,
        by: `setTimeout(() => void keepFiles(salida, id, files), 200)
    return id`,
      },
    ],
  },
  {
    name: 'own change gone between confirmation and refresh',
    more: true,
    changes: [
      {
        file: 'src/local/overlays.ts',
        replace: 'return confirmedAt !== undefined && askedAt <= confirmedAt',
        by: 'return confirmedAt === undefined && askedAt < 0',
      },
    ],
  },
  {
    name: 'discarded without asking',
    more: true,
    changes: [
      {
        file: 'src/local/forget.ts',
        replace: 'const isGone = isClean(row)',
        by: 'const isGone = true',
      },
    ],
  },
  {
    name: 'a save without its version',
    more: true,
    changes: [
      {
        file: 'src/contract/call.ts',
        replace: `...(version !== undefined && goes('versiones') ? ['versiones'] : []),`,
        by: '',
      },
    ],
  },
  {
    name: 'an edit changes what may already be there',
    more: true,
    changes: [
      {
        file: 'src/local/secondThoughts.ts',
        replace: `if (!row || row.leaving || !(refused || (row.state === 'pending' && row.tries === 0)))`,
        by: `if (!row || !(refused || row.state === 'pending'))`,
      },
    ],
  },
]
