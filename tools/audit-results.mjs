// Compares the registry's known weaknesses of our dependencies with the accepted ones, each with its reason and last
// day.

/**
 * @typedef {{ via: (string | { url: string, title: string, severity: string, name: string })[] }} Vulnerable
 * @typedef {{ id: string, reason: string, until: string }} Accepted `until`: the last day, as 2027-01-31
 */

/** Severities that count for packages used only to build and test: these never reach a phone or a server of the insurer. */
const GRAVE = ['high', 'critical']

/**
 * The advisories in a report of `npm audit --json`, each once; undefined if the registry did not answer.
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
 * Reasons why the check fails; empty if it passes. Every advisory about a package of the product must be accepted; about other
 * packages only high and critical ones. An acceptance that is expired, or has no advisory any more, fails as well.
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
