import { type Break, by } from './break.ts'

/** What keeps a change from being lost, sent twice or shown to somebody else. */
export const ENGINE: Break[] = [
  {
    id: 'discard-refused',
    what: 'a change that was refused at its second step cannot be discarded',
    file: 'src/sync/discard.ts',
    find: "if (row.answers.length > 0 && row.state !== 'rejected') return stays(device, id, 'partly')",
    replace: "if (row.answers.length > 0) return stays(device, id, 'partly')",
    by: by('unit', 'sync/discard'),
  },
  {
    id: 'turn-clock',
    what: 'after a clock was set back a dead sender is believed to be alive',
    file: 'src/sync/turn.ts',
    find: 'Math.abs(now() - row.beatAt) < STALE',
    replace: 'now() - row.beatAt < STALE',
    by: by('unit', 'sync/turn'),
  },
  {
    id: 'signed-out-reason',
    what: 'a change whose key is annulled while its session ends loses why it was refused',
    file: 'src/sync/rows.ts',
    find: "await operaciones.put({ ...rest, ...kept, state: 'pending' })",
    replace: "await operaciones.put({ ...rest, state: 'pending' })",
    by: by('unit', 'sync/refusals'),
  },
  {
    id: 'followers-sent',
    what: 'a change that was sent is written anew under its key',
    file: 'src/local/outbox/versions.ts',
    find: '        row.tries === 0 &&\n',
    replace: '',
    by: by('unit', 'sync/versions'),
  },
  {
    id: 'edit-leaving',
    what: 'a correction of a change that is being discarded goes with it',
    file: 'src/local/outbox/secondThoughts.ts',
    find: '!row || row.leaving || !(',
    replace: '!row || !(',
    by: by('unit', 'sync/discard'),
  },
  {
    id: 'joined-keys',
    what: 'a save that joins a refused one goes under its annulled key',
    file: 'src/local/outbox/outbox.ts',
    find: "...(row.state === 'pending' ? rest : underNewKeys(rest)),",
    replace: '...rest,',
    by: by('unit', 'local/outbox/outbox'),
  },
  {
    id: 'draft-used',
    what: 'a draft that became a change keeps its key for the next one',
    file: 'src/local/outbox/borradores.ts',
    find: 'const kept = isUsed ? crypto.randomUUID() : shared',
    replace: 'const kept = shared',
    by: by('unit', 'local/outbox/borradores'),
  },
  {
    id: 'draft-clock',
    what: 'after a clock was set back the draft of a stranger is shown',
    file: 'src/local/outbox/borradores.ts',
    find: 'Math.abs(Date.now() - found.savedAt) > LEFT_ALONE',
    replace: 'Date.now() - found.savedAt > LEFT_ALONE',
    by: by('unit', 'local/outbox/borradores'),
  },
]
