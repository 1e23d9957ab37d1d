import { expect, test } from 'vitest'

import { type Consejo, consejosDe } from '#model/papeles/consejos.ts'
import type { Gris } from '#model/papeles/luces.ts'

import { type Como, recetaFotografiada } from '../../support/recetaFotografiada.ts'
import { IS_WHOLE_SUITE } from '../../support/suite.ts'

/** Papers, each photographed in every way. */
const CUANTAS = IS_WHOLE_SUITE ? 12 : 4
const BUENAS: Como[] = [{}, { borrosa: 1 }, { luz: 0.6 }, { llena: true }, { escaneada: true }]
const MALAS: Record<Consejo, Como[]> = {
  oscura: [{ luz: 0.25 }, { luz: 0.4 }],
  borrosa: [{ borrosa: 1.6 }, { borrosa: 2 }, { borrosa: 3 }, { borrosa: 4 }],
  reflejo: [{ reflejo: 0.07 }, { reflejo: 0.14 }],
  cortada: (['arriba', 'abajo', 'izquierda', 'derecha'] as const).map((cortada) => ({ cortada })),
}
/** Minimum precision: a wrong hint is worse than a missing one. */
const PRECISION = 0.97
const RECALL = 0.9

/** Every photo of the collection, with its problem. */
function* corpus(): Generator<{ picture: Gris; tiene: Consejo | undefined }> {
  for (let n = 0; n < CUANTAS; n += 1) {
    for (const como of BUENAS) yield { picture: recetaFotografiada(n, como), tiene: undefined }
    for (const [tiene, comos] of Object.entries(MALAS))
      for (const como of comos)
        yield { picture: recetaFotografiada(n, como), tiene: tiene as Consejo } // It is a key of MALAS.
  }
}

test('problems of a photo of a prescription are found, and a good photo has none', () => {
  const said = { oscura: [0, 0, 0], borrosa: [0, 0, 0], reflejo: [0, 0, 0], cortada: [0, 0, 0] }
  let [buenas, enPaz] = [0, 0]
  for (const { picture, tiene } of corpus()) {
    const found = consejosDe(picture)
    if (tiene === undefined) {
      buenas += 1
      if (found.length === 0) enPaz += 1
    }
    for (const consejo of Object.keys(MALAS) as Consejo[]) {
      const [right = 0, wrong = 0, missed = 0] = said[consejo]
      const says = found.includes(consejo)
      if (says && tiene === consejo) said[consejo] = [right + 1, wrong, missed]
      else if (says) said[consejo] = [right, wrong + 1, missed]
      else if (tiene === consejo) said[consejo] = [right, wrong, missed + 1]
    }
  }
  const rows = Object.entries(said).map(([consejo, [right = 0, wrong = 0, missed = 0]]) => ({
    consejo,
    precision: right / (right + wrong),
    recall: right / (right + missed),
  }))
  console.table([...rows, { consejo: 'ninguno', recall: enPaz / buenas }])
  for (const { consejo, precision, recall } of rows) {
    expect(precision, `precision of ${consejo}`).toBeGreaterThanOrEqual(PRECISION)
    expect(recall, `recall of ${consejo}`).toBeGreaterThanOrEqual(RECALL)
  }
  expect(enPaz / buenas).toBeGreaterThanOrEqual(PRECISION)
})
