/** Skip link, one of the first stops of the Tab key. `a`: id of its target. */
export function Salto({ a, children }: { a: string; children: string }) {
  return (
    <a
      className="salto"
      href={`#${a}`}
      onClick={(event) => {
        event.preventDefault() // keeps the target out of the address
        document.getElementById(a)?.focus()
      }}
    >
      {children}
    </a>
  )
}

export const AL_CONTENIDO = 'Ir al contenido'
