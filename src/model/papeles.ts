import { type Prescripcion, prescripciones } from '#contract/prescripciones.ts'
import { type Receta, recetas } from '#contract/recetas.ts'
import { diaDe } from '#formato/instantes.ts'
import { documento } from '#local/documento/documento.ts'
import { enDireccion } from '#local/documento/traer.ts'
import type { Resource, Stored } from '#local/resource.ts'

import { type DeIntegrante, deCadaIntegrante } from './afiliados.ts'
import { prescripcionesDe } from './prescripciones.ts'
import { recetasDe } from './recetas.ts'
import { seEnvia } from './recetas/estado.ts'
import { recetasVigentes } from './recetas/vigentes.ts'

/** Limit for each member and kind: pages of 100 KB, so that a family of five stays under 3 MB. */
const TOPE = 6

/** `de`: its member, for the file name. */
type Papel = { id: number; de: string }

const nombre = (persona: Prescripcion['afiliado']) =>
  [persona?.apellido, persona?.nombre].filter(Boolean).join(' ')

export const papelDeReceta = ({ recetaElectronica, personaFisicaAfiliado }: Receta): Papel => ({
  id: recetaElectronica.idRecetaElectronica,
  de: nombre(personaFisicaAfiliado),
})

export const papelDePrescripcion = ({
  prescripcionElectronica,
  afiliado,
}: Prescripcion): Papel => ({
  id: prescripcionElectronica.idPrescripcionElectronica,
  de: nombre(afiliado),
})

/** The papers of a few of each member's rows, once those are stored. */
async function deCadaUno<T>(
  stored: Stored,
  lista: Resource<DeIntegrante, T[]>,
  papeles: (filas: T[]) => Papel[],
): Promise<Papel[] | undefined> {
  const familia = await deCadaIntegrante(stored)
  if (!familia) return undefined
  const filas = await Promise.all(familia.map((params) => stored(lista, params)))
  return filas.flatMap((suyas = []) => papeles(suyas).slice(0, TOPE))
}

/** REC-09. The documents of valid prescriptions are loaded in advance. */
export const pdfDeReceta = documento({
  name: 'receta-pdf',
  key: ({ id }: Papel) => `receta-pdf/${id}`,
  traer: async (call, { id }) =>
    enDireccion(call, await call(recetas.imprimir, { idsRecetas: [id] })),
  nombre: ({ de }) => `Receta Electrónica ${de}.pdf`,
  warm: (stored, now) =>
    deCadaUno(stored, recetasDe, (filas) => recetasVigentes(filas, diaDe(now)).map(papelDeReceta)),
  onlyWarm: true,
})

/** PRES-06: the document of a practice prescription. */
export const pdfDePrescripcion = documento({
  name: 'prescripcion-pdf',
  key: ({ id }: Papel) => `prescripcion-pdf/${id}`,
  traer: async (call, { id }) =>
    enDireccion(call, await call(prescripciones.reporte, { idPrescripcionElectronica: id })),
  nombre: ({ de }) => `Prescripción Electrónica ${de}.pdf`,
  warm: (stored, now) =>
    deCadaUno(stored, prescripcionesDe, (filas) =>
      filas
        .filter((una) => seEnvia(una.estado.codigo) && sirve(una, diaDe(now)))
        .map(papelDePrescripcion),
    ),
})

function sirve(
  { prescripcionElectronica: { fechaVencimiento } }: Prescripcion,
  hoy: string,
): boolean {
  return !fechaVencimiento || fechaVencimiento >= hoy
}
