// Compares an API with the contract, call by call: npm run conformance -- --base URL --user U --password P. Exit code
// 0: the app can use every tried call; 1: a call differs or is missing; 2: no call could be tried.
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
