/** A bug that is planted on purpose: each text occurs in its file exactly once, and is replaced. */
export type Plant = {
  name: string
  changes: { file: string; replace: string; by: string }[]
  /** The bug is in the provider: it is planted in the simulated one. */
  provider?: true
  /** Number of a run of seed 1 that meets it, if it is seldom met: this run is played first. */
  run?: number
  /** A bug for rules that the fault suite does not test. */
  more?: true
}

/** Bugs that the random test must notice: the list in the fault suite's fourth part. */
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
        file: 'src/local/session/session.ts',
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
        file: 'src/local/outbox/outbox.ts',
        replace: `operaciones.where({ uid }).sortBy('seq')`,
        by: `operaciones.toCollection().sortBy('seq')`,
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
    run: 64,
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
            await world.device.lectura.copias.put({ ...copy, value: overlay.lay(copy.value, [row.payload], [row]) })
        }
        let certain = (await certainty(world))(row)`,
      },
    ],
  },
  {
    name: 'file read lazily at send time',
    changes: [
      {
        file: 'src/local/outbox/outbox.ts',
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
        file: 'src/local/outbox/stillApplies.ts',
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
        file: 'src/local/outbox/forget.ts',
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
        file: 'src/local/outbox/secondThoughts.ts',
        replace: `if (!row || row.leaving || !(refused || (row.state === 'pending' && row.tries === 0)))`,
        by: `if (!row || !(refused || row.state === 'pending'))`,
      },
    ],
  },
  {
    name: 'a missing list of capabilities is believed at once',
    more: true,
    changes: [
      {
        file: 'src/local/provider/host.ts',
        replace: 'if (isGone) return isGoneForADay(device, now)',
        by: 'if (isGone) return true',
      },
    ],
  },
  {
    name: 'a Retry-After without end',
    run: 117,
    more: true,
    changes: [
      {
        file: 'src/sync/outcome.ts',
        replace: 'afterMs: Math.min(retryAfterMs, LONGEST_RETRY_AFTER)',
        by: 'afterMs: retryAfterMs',
      },
    ],
  },
  {
    name: 'a hint of signal skips what the provider named',
    more: true,
    changes: [
      {
        file: 'src/sync/waiting.ts',
        replace: 'told !== true || (asked && now() - (nextAt - waitMs) >= PATIENCE)',
        by: 'told !== true || now() - (nextAt - waitMs) >= 0',
      },
    ],
  },
  {
    name: 'sent again before its wait is over',
    more: true,
    changes: [
      { file: 'src/sync/drain.ts', replace: 'waitOf(head, now()) === 0 && ', by: '' },
      {
        file: 'src/sync/rows.ts',
        replace: 'if (waitOf(row, world.now()) > 0) return undefined',
        by: '',
      },
    ],
  },
  {
    name: 'a wait that rounding makes longer than it was',
    more: true,
    changes: [
      {
        file: 'src/sync/rows.ts',
        replace: 'Math.ceil(Math.max(afterMs ?? 0, wait))',
        by: 'Math.max(afterMs ?? 0, wait)',
      },
    ],
  },
  {
    name: 'no back-off',
    more: true,
    changes: [
      {
        file: 'src/sync/outcome.ts',
        replace: 'Math.min(cap, 1000 * 2 ** Math.min(tries - 1, 20))',
        by: '1000',
      },
    ],
  },
  {
    name: 'a refusal believed while an earlier try is on its way',
    more: true,
    changes: [
      {
        file: 'src/sync/attempt.ts',
        replace: 'if (!row || tries === 1) return refusal',
        by: 'if (!row || tries > 0) return { ...refusal, annulled: true }',
      },
    ],
  },
  {
    name: 'a correction repeated is a second change',
    run: 57,
    more: true,
    changes: [
      {
        file: 'src/local/outbox/secondThoughts.ts',
        replace: 'return enqueue(device, operation, payload, { now, generation, files, clave })',
        by: 'return enqueue(device, operation, payload, { now, generation, files })',
      },
    ],
  },
  {
    name: 'a page of something in between is a refusal',
    more: true,
    changes: [
      {
        file: 'src/sync/outcome.ts',
        replace: `if (failure.foreign) return { state: 'pending' }`,
        by: '',
      },
    ],
  },
  {
    name: 'files stay of what was found to have arrived',
    more: true,
    changes: [
      {
        file: 'src/local/outbox/secondThoughts.ts',
        replace: `await salida.operaciones.put(await asKept(salida, landed))
    await salida.archivos.where({ operacion: id }).delete()`,
        by: 'await salida.operaciones.put(await asKept(salida, landed))',
      },
    ],
  },
  {
    name: 'made again, it is taken for the one that is being discarded',
    more: true,
    changes: [
      {
        file: 'src/local/outbox/outbox.ts',
        replace: 'type === operation.type && !leaving',
        by: 'type === operation.type',
      },
    ],
  },
  {
    name: 'a window that froze takes the token of who came since',
    more: true,
    changes: [
      {
        file: 'src/local/session/reconcile.ts',
        replace: 'if (mirror !== before) return reconcile(device, local, session, now)',
        by: '',
      },
    ],
  },
  {
    name: 'erasing everything leaves files and drafts',
    more: true,
    changes: [
      {
        file: 'src/local/outbox/forget.ts',
        replace: 'for (const table of base.tables) await table.clear()',
        by: `await base.tables.find(({ name }) => name === 'operaciones')?.clear()`,
      },
    ],
  },
  {
    name: 'unsent changes forgotten after a month',
    more: true,
    changes: [
      {
        file: 'src/local/outbox/forget.ts',
        replace: `row.state === 'done' && now - (row.doneAt ?? 0) > KEPT`,
        by: 'now - (row.doneAt ?? row.createdAt) > KEPT',
      },
    ],
  },
  {
    name: 'a sync event that left something ends well',
    more: true,
    changes: [
      {
        file: 'src/sync/background.ts',
        replace: 'if (open !== 0) throw new Error(`${open} changes are still to be sent`)',
        by: 'void open',
      },
    ],
  },
  {
    name: 'the step before the last is made again',
    more: true,
    changes: [
      {
        file: 'src/sync/attempt.ts',
        replace: 'if (n < steps.length - 1) await keepAnswer(world, row, answers)',
        by: 'if (n < steps.length - 2) await keepAnswer(world, row, answers)',
      },
    ],
  },
  {
    name: 'every step made again',
    more: true,
    changes: [
      {
        file: 'src/sync/attempt.ts',
        replace: 'if (n < answers.length) continue',
        by: 'if (n < 0) continue',
      },
    ],
  },
  {
    name: 'notes of failures stay after a sign-out',
    more: true,
    changes: [{ file: 'src/local/session/session.ts', replace: 'await fallas.clear()', by: '' }],
  },
  {
    name: 'a session ends by the wrong clock',
    more: true,
    changes: [
      {
        file: 'src/local/session/session.ts',
        replace: 'expiresAt <= now + (await knownOffset(device))',
        by: 'expiresAt <= now - (await knownOffset(device))',
      },
    ],
  },
  {
    name: 'what was sent still says so after a sign-out',
    run: 63,
    more: true,
    changes: [
      {
        file: 'src/local/session/ownSession.ts',
        replace: 'return isTheirs ? landed : withoutContent(landed)',
        by: 'return landed',
      },
    ],
  },
  {
    name: 'drafts stay on a shared phone',
    more: true,
    changes: [
      {
        file: 'src/local/session/session.ts',
        replace: 'await salida.borradores.where({ uid }).delete()\n    await salida.adjuntos',
        by: 'await salida.adjuntos',
      },
    ],
  },
  {
    name: 'a counter composed for whoever was here before',
    more: true,
    changes: [
      {
        file: 'src/sync/compose.ts',
        replace: `const compose = async () => {
    if ((await dueno.get('actual'))?.generation !== session.generation) return`,
        by: `const values = await Promise.all(made.map((cuadro) => cuadro.compose(copied, offset)))
  const compose = async () => {`,
      },
      {
        file: 'src/sync/compose.ts',
        replace: 'const value = await cuadro.compose(copied, offset)',
        by: 'const value = values[made.indexOf(cuadro)]',
      },
    ],
  },
  {
    name: 'a sign-out that was not heard is forgotten',
    more: true,
    changes: [
      {
        file: 'src/sync/revocations.ts',
        replace: 'isOffered ? !isFinal(error.failure) : isFresh',
        by: 'isOffered ? false : isFresh',
      },
    ],
  },
  {
    name: 'a late 401 ends whatever session is open',
    more: true,
    changes: [
      {
        file: 'src/local/session/session.ts',
        replace: `if (row?.state !== 'in' || row.generation !== generation) return false`,
        by: `if (row?.state !== 'in') return false`,
      },
    ],
  },
]
