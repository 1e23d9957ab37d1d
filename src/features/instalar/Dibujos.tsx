import type { ReactNode } from 'react'

// Drawings of the buttons to find on the phone's screen, with nothing else on it.

function Pantalla({ children }: { children: ReactNode }) {
  return (
    <svg className="guia-dibujo" viewBox="0 0 90 74" aria-hidden="true">
      {children}
    </svg>
  )
}

const Hoja = (caja: { y: number; height: number }) => (
  <rect className="hoja" x="9" width="72" rx="5" {...caja} />
)

export function Compartir() {
  return (
    <Pantalla>
      <Hoja y={9} height={30} />
      <Hoja y={47} height={18} />
      <path className="senal" d="M40 54v7h10v-7m-5 3v-8m-3 3l3-3l3 3" />
    </Pantalla>
  )
}

export function AgregarAInicio() {
  return (
    <Pantalla>
      <Hoja y={9} height={14} />
      <Hoja y={28} height={18} />
      <rect className="senal" x="9" y="28" width="72" height="18" rx="5" />
      <path className="renglon" d="M16 37h34" />
      <path className="senal" d="M71 32v10m-5-5h10" />
      <Hoja y={51} height={14} />
    </Pantalla>
  )
}

type Marca = { arco: string; corazon: string; logo?: string | undefined }

export function Instalada({ arco, corazon, logo }: Marca) {
  return (
    <Pantalla>
      {logo ? (
        <image href={logo} x="31" y="13" width="28" height="28" />
      ) : (
        <>
          <rect className="icono" x="31" y="13" width="28" height="28" rx="7" />
          <g transform="translate(35 17.5) scale(.42)">
            <path className="arco" d={arco} />
            <path className="corazon" d={corazon} />
          </g>
        </>
      )}
      <path className="renglon" d="M30 52h30" />
    </Pantalla>
  )
}
