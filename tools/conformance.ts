// Holds an API against the contract and says call by call whether it conforms: npm run conformance -- --base URL --user U --password P
// It ends with 0 where the app can use all that it asked, with 1 where a call differs or is missing, with 2 where nothing was asked.
import { writeFileSync } from 'node:fs'

import { correr } from './conformance/corrida.ts'
import { enHtml } from './conformance/hoja.ts'
import { conforma, enTexto } from './conformance/informe.ts'
import { MalPedido, USO, leerOpciones } from './conformance/opciones.ts'

async function main(): Promise<number> {
  const { pedido, json, html } = leerOpciones(process.argv.slice(2), process.env)
  const informe = await correr(pedido, fetch)
  console.log(enTexto(informe))
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(informe, null, 2)}\n`)
  if (html !== undefined) writeFileSync(html, enHtml(informe))
  return conforma(informe) ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  const noAnswer = error instanceof TypeError && error.message === 'fetch failed'
  if (!(error instanceof MalPedido) && !noAnswer) throw error
  console.error(noAnswer ? 'Esa dirección no contesta.' : `${error.message}\n\n${USO}`)
  process.exitCode = 2
}
