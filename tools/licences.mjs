// Licences of the packages that reach a phone or a server (SEC-49): shown under 'Estado de la aplicación', and served with their whole
// texts as /licencias.txt. A bundled package that the list lacks, and a licence that is not named here, end the build.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { productPackages } from './sbom.mjs'

/** Licences that allow to ship the portal under its own, with their text beside it. */
const ACCEPTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
])

/** True if at least one side of an 'OR', and both sides of an 'AND', are accepted. */
export function isAccepted(expression = '') {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => ACCEPTED.has(name.trim())))
}

const VIRTUAL = 'virtual:licencias'
/** The build writes this file beside its output. */
const BUNDLED = 'bundled.json'
/**
 * Names of the packages in the bundles of the last build. The last build, because the app contains the list before its
 * own bundles exist.
 */
const KNOWN = 'src/features/estado/paquetes.json'

const nameIn = (path) =>
  /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path.replaceAll('\\', '/'))?.[1]

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Packages whose code is sent to phones. */
export function packagesOfApp(lock) {
  const names = new Set(readJson(KNOWN))
  return productPackages(lock).filter(({ path, name }) => {
    const isInstalledOnce = path === `node_modules/${name}`
    return isInstalledOnce && names.has(name)
  })
}

const readLock = () => readJson('package-lock.json')

/** Packages in the bundles that this process has built so far: app, workers, service worker. */
const bundled = new Set()

/**
 * Gives the app its list, and notes beside the build the packages that are in its bundles.
 * @returns {import('vite').Plugin}
 */
export function licenceList({ outDir }) {
  return {
    name: 'licence-list',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined
      const list = packagesOfApp(readLock()).map(({ name, version, license }) => ({
        nombre: name,
        version,
        licencia: license,
      }))
      return `export const paquetes = ${JSON.stringify(list)}`
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        for (const id of file.type === 'chunk' ? file.moduleIds : [])
          if (id.includes('node_modules/')) bundled.add(nameIn(id))
      mkdirSync(dirname(outDir), { recursive: true }) // In a first build the folder does not exist yet.
      writeFileSync(
        join(dirname(outDir), BUNDLED),
        JSON.stringify([...bundled].toSorted((a, b) => (a < b ? -1 : 1))),
      )
    },
  }
}

/** Sentences about each package whose licence is not accepted. */
export const faultsOf = (packages) =>
  packages
    .filter(({ license }) => !isAccepted(license))
    .map(({ name, license }) => `${name}: the licence ${license ?? '(none)'} is not accepted.`)

/** Writes the full licence texts as one of the served files. */
export function writeLicences() {
  const lock = readLock()
  const faults = faultsOf(productPackages(lock))
  const inBundle = JSON.stringify(readJson(join('dist', BUNDLED)), undefined, 2)
  if (inBundle !== JSON.stringify(readJson(KNOWN), undefined, 2)) {
    writeFileSync(KNOWN, `${inBundle}\n`)
    faults.push(
      `The app bundles other packages than before: ${KNOWN} is written anew. Build again.`,
    )
  }
  const ofApp = packagesOfApp(lock)
  const shipped = new Set(ofApp.map(({ name }) => name))
  for (const name of readJson(KNOWN))
    if (!shipped.has(name)) faults.push(`${name} is bundled, and no package of the product.`)
  if (faults.length > 0) {
    console.error(faults.join('\n'))
    process.exit(1)
  }
  const ofServer = productPackages(lock).filter(({ name }) => !shipped.has(name))
  writeFileSync(
    join('dist', 'app', 'licencias.txt'),
    [
      'Licencias de los programas de otros con los que está hecho el portal.',
      `\n\nEN LA APLICACIÓN\n\n${textsOf(ofApp)}`,
      `\n\nEN EL SERVIDOR\n\n${textsOf(ofServer)}\n`,
    ].join(''),
  )
}

/** Writes equal texts once, under the names of all packages that have them. */
function textsOf(packages) {
  const byText = new Map()
  for (const one of packages) {
    const text = textOf(one)
    byText.set(text, [...(byText.get(text) ?? []), `${one.name} ${one.version} (${one.license})`])
  }
  return [...byText]
    .map(([text, names]) => [[...new Set(names)].join('\n'), text].filter(Boolean).join('\n\n'))
    .join(`\n\n${'-'.repeat(72)}\n\n`)
}

/** The files LICENSE and NOTICE of a package; empty if it has none, and for packages of other operating systems. */
function textOf({ path }) {
  if (!existsSync(path)) return ''
  return readdirSync(path)
    .filter((name) => /^(licen[cs]e|copying|notice)/i.test(name))
    .map((name) => readFileSync(join(path, name), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n')
}
