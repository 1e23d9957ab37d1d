/** One of the first stops of the Tab key; `a` is the id of where it leads. */
export function Salto({ a, children }: { a: string; children: string }) {
  return (
    <a
      className="salto"
      href={`#${a}`}
      onClick={(event) => {
        event.preventDefault() // the address is no place to keep it
        document.getElementById(a)?.focus()
      }}
    >
      {children}
    </a>
  )
}

export const AL_CONTENIDO = 'Ir al contenido'
