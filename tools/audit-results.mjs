// What the registry knows of weaknesses in our dependencies, against the ones that are accepted, each with its reason and last day.

/**
 * @typedef {{ via: (string | { url: string, title: string, severity: string, name: string })[] }} Vulnerable
 * @typedef {{ id: string, reason: string, until: string }} Accepted `until`: the last day, as 2027-01-31
 */

/** Of what only builds and tests, that is: never in a phone or a server of the insurer. */
const GRAVE = ['high', 'critical']

/**
 * The advisories of a report of `npm audit --json`, each once; undefined where the registry gave none.
 * @param {{ vulnerabilities?: Record<string, Vulnerable> }} report
 */
export function advisoriesOf({ vulnerabilities }) {
  if (!vulnerabilities) return undefined
  const found = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .flatMap((via) => (typeof via === 'string' ? [] : [via]))
    .map(({ url, title, severity, name }) => ({ id: url.split('/').at(-1), title, severity, name }))
  return [...new Map(found.map((one) => [one.id, one])).values()]
}

/**
 * Why the check fails; empty where it does not. Of what the product runs on every advisory must be accepted, of the rest the
 * high and critical ones. An acceptance that ran out, or of nothing that is there, fails as well.
 * @param {{ production: any[], all: any[] }} found
 * @param {Accepted[]} accepted
 * @param {string} today
 */
export function judge({ production, all }, accepted, today) {
  const runs = new Set(production.map(({ id }) => id))
  const must = all.filter(({ id, severity }) => runs.has(id) || GRAVE.includes(severity))
  const known = new Map(accepted.map((one) => [one.id, one]))
  return [
    ...must
      .filter(({ id }) => !known.has(id))
      .map(({ id, name, severity, title }) => `${id} (${name}, ${severity}): ${title}`),
    ...accepted
      .filter(({ until }) => until < today)
      .map(({ id, until }) => `${id}: accepted until ${until}, which is over`),
    ...accepted
      .filter(({ id }) => !all.some((one) => one.id === id))
      .map(({ id }) => `${id}: accepted, and nothing of it is installed any more`),
  ]
}
