import { informeDe } from '#contract/soporte.ts'

// npm run codigo -- 7Q4K-21: explains a support code, for the help desk.
const informe = informeDe(process.argv[2] ?? '')
if (informe) {
  const { version, sistema, senas } = informe
  console.log(`Versión ${version}, ${sistema}`)
  for (const [sena, si] of Object.entries(senas)) console.log(`${si ? 'sí' : 'no'}  ${sena}`)
} else {
  console.error('No es un código: alguna letra se escuchó mal.')
  process.exitCode = 1
}
