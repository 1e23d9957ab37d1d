import { texts } from '../texts.ts'

/** The first stops of the Tab key: past everything to the content, or to whichever menu shows. */
export function Saltos() {
  return (
    <>
      <Salto a={['contenido']}>{texts.saltarContenido}</Salto>
      <Salto a={['menu', 'accesos']}>{texts.saltarMenu}</Salto>
    </>
  )
}

function Salto({ a, children }: { a: string[]; children: string }) {
  return (
    <a
      className="salto"
      href={`#${a[0]}`}
      onClick={(event) => {
        event.preventDefault() // the address is no place to keep it
        a.map((id) => document.getElementById(id))
          .find((target) => target?.checkVisibility())
          ?.focus()
      }}
    >
      {children}
    </a>
  )
}
