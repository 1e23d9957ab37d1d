import { texts } from '../texts.ts'

/** The first stops of the Tab key: past everything to the content, or to whichever menu shows. */
export function Saltos({ menu }: { menu: string }) {
  return (
    <>
      <Salto a="contenido">{texts.saltarContenido}</Salto>
      <Salto a={menu}>{texts.saltarMenu}</Salto>
    </>
  )
}

function Salto({ a, children }: { a: string; children: string }) {
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
