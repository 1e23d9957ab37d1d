/** True if a draft has the fields of this form: an older version of the form may have had others. */
export const isLike = (value: unknown, example: unknown): boolean =>
  value !== undefined && value !== null && fits(value, example, 0)

/** `depth`: 1 for a field of the form, more for a part of the thing that was chosen in it. */
function fits(value: unknown, example: unknown, depth: number): boolean {
  if (example === undefined || example === null) return true
  if (Array.isArray(example)) return Array.isArray(value)
  // A chosen thing may lack a part that the first one has.
  if (depth > 1 && (value === undefined || value === null)) return true
  if (typeof value !== typeof example) return false
  // Null in place of a thing: the choice was emptied.
  if (typeof example !== 'object' || value === null) return true
  if (Array.isArray(value)) return false
  const fields = value as Record<string, unknown> // An object that is no array.
  return Object.entries(example).every(([name, part]) => fits(fields[name], part, depth + 1))
}
