import type { consultaDeRecetas } from '#contract/extensiones/consultas.ts'
import type { hojasDeRecetas } from '#contract/extensiones/hojas.ts'
import type { recetasFirmadas } from '#contract/extensiones/recetasFirmadas.ts'
import type { recetas } from '#contract/recetas.ts'

import { claveDeDocumento, direccionDe, enviarDocumentos } from '../archivos/puerta.ts'
import type { AreaHandlers, Context } from '../base/endpointHandler.ts'
import { Problem } from '../base/problem.ts'
import { contarDireccion } from '../limites/puerta.ts'
import { consultarReceta, firmadasDe, firmarRecetas } from './firmas.ts'
import { esHojaDe } from './hojas.ts'
import { buscarRecetas, mostrables } from './service.ts'

export const recetasHandlers: AreaHandlers<typeof recetas> = {
  buscar: (context) => buscarRecetas(context, context.request),
  imprimir: async (context) => {
    const [clave, ...more] = await clavesDeRecetas(context, context.request)
    // An answer names one file; the portal asks for one prescription at a time.
    if (clave === undefined || more.length > 0) throw new Problem(422)
    return { url: direccionDe(clave) }
  },
  enviar: async (context) => {
    const adjuntos = await clavesDeRecetas(context, context.request)
    await enviarDocumentos(context, {
      correo: context.request.correo,
      adjuntos,
      que: 'una receta electrónica',
    })
    return {}
  },
}

export const recetasFirmadasHandlers: AreaHandlers<
  typeof recetasFirmadas & typeof consultaDeRecetas & typeof hojasDeRecetas
> = {
  firmadas: ({ portal, persona, ahora }) => firmadasDe(portal, persona.grupo, ahora),
  consultar: async (asked) => {
    await contarDireccion(asked, 'consultar')
    return consultarReceta(asked.db, asked.request.huella, asked.ahora)
  },
  comparar: async (asked) => {
    await contarDireccion(asked, 'consultar')
    return { igual: await esHojaDe(asked.db, asked.request) }
  },
}

type Asked = Pick<Context, 'db' | 'persona' | 'ahora' | 'portal'>

/** Keys of the documents of these prescriptions. They are signed first, because the sheet shows the signature. */
async function clavesDeRecetas(asked: Asked, request: { idsRecetas: number[] }): Promise<string[]> {
  const { db, portal, ahora } = asked
  const filas = await mostrables(asked, request)
  if (portal.config.capacidades.includes('recetas-firmadas'))
    await firmarRecetas({ ...portal, db }, filas, ahora)
  const claves = []
  for (const { receta, persona } of filas)
    claves.push(
      await claveDeDocumento(
        db,
        {
          idAfiliado: receta.idAfiliado,
          nombre: `Receta Electrónica ${persona.apellido} ${persona.nombre}.pdf`,
          documento: `receta:${receta.idRecetaElectronica}`,
        },
        ahora,
      ),
    )
  return claves
}
