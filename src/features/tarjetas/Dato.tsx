/** A name and its value, on paper. */
export function Dato({ titulo, children }: { titulo: string; children: string }) {
  return (
    <div>
      <dt>{titulo}</dt>
      <dd>{children}</dd>
    </div>
  )
}
