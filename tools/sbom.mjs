// Lists the packages of the product, with versions, licences and hashes (SEC-49): dist/sbom.json, in CycloneDX's
// format. Packages that only build and test are not listed, since they reach no phone or server.
import { readFileSync, writeFileSync } from 'node:fs'

const FILE = 'dist/sbom.json'
/** Licences that are in the package's LICENSE file but not in its package.json. */
const BY_FILE = { 'png-js': 'MIT' }

/** Written beside the build, so that it is not served. */
export function writeSbom() {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  writeFileSync(FILE, JSON.stringify(sbomOf(lock), undefined, 2))
}

export function sbomOf({ name, version, packages }) {
  const product = { type: 'application', name, version }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: product },
    components: productPackages({ packages }).map(componentOf),
  }
}

/** Installed packages of the product, with their path in `node_modules`. */
export function productPackages({ packages }) {
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path !== '' && !dev && !link)
    .map(([path, one]) => {
      const name = path.split('node_modules/').at(-1)
      return { ...one, path, name, license: one.license ?? BY_FILE[name] }
    })
}

function componentOf({ name, version, license, integrity }) {
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${encodeURIComponent(name).replace('%2F', '/')}@${version}`,
    licenses: license === undefined ? [] : [{ expression: license }],
    hashes: (integrity ?? '').split(' ').filter(Boolean).map(hashOf),
  }
}

/** npm writes 'sha512-' and base64; CycloneDX needs the method's name and hexadecimal digits. */
function hashOf(integrity) {
  const [method, base64] = integrity.split('-')
  return {
    alg: method.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(base64, 'base64').toString('hex'),
  }
}
