import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'

import type { Anuncio } from '#contract/encargo/anuncio.ts'
import { useOperation } from '#live/pendientes/useOperation.ts'
import { useOfrece } from '#live/proveedor/useOfrece.ts'
import { useSucio } from '#live/telefono/busy.ts'
import { terminarEncargo } from '#model/encargos/cambios.ts'
import type { Leer } from '#piezas/camara/cuadros.ts'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { showToast } from '#ui/toasts.ts'
import { Volver } from '#ui/Volver.tsx'

import { tomarCodigo } from './codigoTraido.ts'
import { Comparar } from './Comparar.tsx'
import { type Elegido, UN_DIA, eleccionDe } from './eleccion.ts'
import { Elegir } from './Elegir.tsx'
import { Escanear } from './Escanear.tsx'
import { Pasar } from './Pasar.tsx'
import { texts } from './texts.ts'
import { usePrestables } from './usePrestables.ts'
import type { Firmado } from './usePrestar.ts'

type Paso =
  | { paso: 'elegir' }
  | { paso: 'escanear'; distinto?: true }
  | { paso: 'comparar'; anuncio: Anuncio }
  | { paso: 'pasar'; anuncio: Anuncio; firmado: Firmado }

/** Steps of a loan: choice, the receiver's code, comparison, transfer. */
export function Nuevo({ leer, publicUrl }: { leer: Leer; publicUrl: string }) {
  const [, navigate] = useLocation()
  const [traido, setTraido] = useState(tomarCodigo)
  const [paso, setPaso] = useState<Paso>({ paso: 'elegir' })
  const [elegido, setElegido] = useState<Elegido>({ miembros: [], masQue: [], vida: UN_DIA })
  const terminar = useOperation(terminarEncargo)
  const seTerminan = useOfrece('encargos') === true
  // An update must not reload the page between two phones.
  useSucio(paso.paso !== 'elegir')

  switch (paso.paso) {
    case 'elegir':
      return (
        <ConTitulo cual={1} titulo={texts.queTitulo}>
          <Que
            elegido={elegido}
            onElegir={setElegido}
            onSeguir={() => setPaso({ paso: 'escanear' })}
          />
        </ConTitulo>
      )
    case 'escanear':
      return (
        <ConTitulo cual={2} titulo={texts.escanearTitulo}>
          {paso.distinto && (
            <Panel tono="aviso" titulo={texts.distinto} alerta>
              <p>{texts.distintoDetalle}</p>
            </Panel>
          )}
          <Escanear
            leer={leer}
            lugar={`${publicUrl.replace(/^https?:\/\//, '').replace(/\/$/, '')}/prestadas`}
            traido={traido}
            onAnuncio={(anuncio) => {
              setTraido(undefined)
              setPaso({ paso: 'comparar', anuncio })
            }}
          />
        </ConTitulo>
      )
    case 'comparar':
      return (
        <ConTitulo cual={3} titulo={texts.compararTitulo}>
          <Comparar
            anuncio={paso.anuncio}
            eleccion={eleccionDe(elegido)}
            onFirmado={(firmado) => setPaso({ ...paso, paso: 'pasar', firmado })}
            onDistinto={() => setPaso({ paso: 'escanear', distinto: true })}
          />
        </ConTitulo>
      )
    case 'pasar': {
      const { nombre } = paso.anuncio.recibe
      return (
        <ConTitulo cual={4} titulo={texts.pasarTitulo(nombre)}>
          <Pasar
            sobre={paso.firmado.sobre}
            onListo={() => {
              showToast(texts.prestada(nombre))
              navigate('/prestar', { replace: true })
            }}
            onDeNuevo={() => {
              // This loan has reached no phone: the list must not go on showing it.
              if (seTerminan) void terminar({ ...paso.firmado.hecho, nombre })
              setPaso({ paso: 'escanear' })
            }}
          />
        </ConTitulo>
      )
    }
  }
}

type DeTitulo = { cual: number; titulo: string; children: ReactNode }

/** Each step is a new heading, which takes the focus. */
function ConTitulo({ cual, titulo, children }: DeTitulo) {
  return (
    <>
      <Volver a="/prestar" replace>
        {texts.titulo}
      </Volver>
      <div>
        <p className="tenue">{texts.paso(cual)}</p>
        <Titulo key={cual}>{titulo}</Titulo>
      </div>
      {children}
    </>
  )
}

type DeQue = { elegido: Elegido; onElegir: (elegido: Elegido) => void; onSeguir: () => void }

function Que({ elegido, onElegir, onSeguir }: DeQue) {
  const prestables = usePrestables()
  if (!prestables) return <Esqueleto texto={texts.trayendo} filas={2} />
  const [solo] = prestables
  if (!solo)
    return (
      <Panel tono="aviso" titulo={texts.sinPases}>
        <p>{texts.sinPasesDetalle}</p>
      </Panel>
    )
  // With one member there is nothing to choose.
  const unico = prestables.length === 1 && String(solo.integrante.afiliado.idAfiliado)
  const suyo = unico ? { ...elegido, miembros: [unico] } : elegido
  return (
    <Elegir
      prestables={prestables}
      elegido={suyo}
      onElegir={onElegir}
      onSeguir={() => {
        onElegir(suyo)
        onSeguir()
      }}
    />
  )
}
