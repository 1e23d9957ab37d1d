import { useEffect, useRef, useState } from 'react'

import { useSucio } from '#live/busy.ts'
import { prestar } from '#live/prestado.ts'
import { usePase } from '#live/usePase.ts'
import { useResource } from '#live/useResource.ts'
import { afiliadoActual, grupoFamiliar } from '#model/afiliados.ts'
import { estadoDelPase } from '#model/componerMostrador.ts'
import { direccionDelMostrador } from '#model/mostrador.ts'
import { type EstadoDelPase, RANURAS, cabecera, cuerpo, pie } from '#model/mostradorVista.ts'
import { pasesEmitidos } from '#model/pases.ts'
import { aparato } from '#ui/esMovil.ts'
import { usePantallaEncendida } from '#ui/usePantallaEncendida.ts'

import { Codigo } from './Codigo.tsx'
import { Dibujo } from './Dibujo.tsx'
import { Mantener } from './Mantener.tsx'
import { Prestar } from './Prestar.tsx'
import { SinNadie } from './SinNadie.tsx'
import { useDeslizar } from './useDeslizar.ts'

type Props = {
  /** The person's own where nobody is named. */
  idAfiliado: number | undefined
  prestado: boolean
  publicUrl: string
  onElegir: (href: string) => void
  /** The press is over: the phone is back with its person. */
  onDevuelto: () => void
}

/** The card at a counter: white, large, awake, and with nothing around it. */
export function MostradorScreen({ idAfiliado, prestado, publicUrl, onElegir, onDevuelto }: Props) {
  usePantallaEncendida()
  useSucio(true)
  const ref = useFocoAlPrestar(prestado)
  const actual = useResource(afiliadoActual, {})
  const grupo = useResource(grupoFamiliar, {})
  const propia = actual.state === 'ready' ? actual : undefined
  const familia = grupo.state === 'ready' ? grupo.value : propia ? [propia.value] : []
  const id = idAfiliado ?? (propia?.value ?? familia[0])?.afiliado.idAfiliado ?? 0
  const at = familia.findIndex(({ afiliado }) => afiliado.idAfiliado === id)
  const integrante = familia[at]
  const { pase, qr } = usePaseMostrado(id, publicUrl)
  const deslizar = useDeslizar((hacia) => {
    const siguiente = familia[at + hacia]
    if (siguiente) onElegir(direccionDelMostrador(siguiente.afiliado.idAfiliado))
  })
  if (grupo.state === 'loading' || actual.state === 'loading') return null
  const savedAt = grupo.state === 'ready' ? grupo.savedAt : propia?.savedAt
  return (
    <div className="mostrador claro" data-afiliado={id} ref={ref} {...deslizar}>
      <Dibujo arbol={cabecera(prestado)} />
      {integrante && savedAt !== undefined ? (
        <Dibujo
          arbol={cuerpo({ integrante, familia, savedAt, pase, aparato: aparato() })}
          ranuras={{ [RANURAS.codigo]: <Codigo key={id} idAfiliado={id} qr={qr} /> }}
        />
      ) : (
        <SinNadie hayFamilia={familia.length > 0} />
      )}
      <Dibujo
        arbol={pie(prestado, aparato())}
        ranuras={{
          [RANURAS.prestar]: (
            <Prestar puede={integrante !== undefined} onPrestar={() => void prestar(id)} />
          ),
          [RANURAS.mantener]: <Mantener onSalir={onDevuelto} />,
        }}
      />
    </div>
  )
}

/** Until the key has been read, what the pass itself tells decides: the first picture did the same. */
function usePaseMostrado(idAfiliado: number, publicUrl: string) {
  const [alAbrir] = useState(Date.now)
  const pases = useResource(pasesEmitidos, {})
  const suyo = usePase(idAfiliado, publicUrl)
  const emitidos = pases.state === 'ready' ? pases.value : []
  if (!('venceAt' in suyo)) {
    const pase: EstadoDelPase =
      suyo.state === 'none' ? { estado: 'sin' } : estadoDelPase(emitidos, idAfiliado, alAbrir)
    return { pase, qr: undefined }
  }
  const { state, venceAt: hasta } = suyo
  const pase: EstadoDelPase = { estado: state === 'vencido' ? 'vencido' : 'firma', hasta }
  return { pase, qr: 'qr' in suyo ? suyo.qr : undefined }
}

/** The button that was pressed is gone: what the screen is now is said at its heading. */
function useFocoAlPrestar(prestado: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const antes = useRef(prestado)
  useEffect(() => {
    if (antes.current !== prestado) ref.current?.querySelector('h1')?.focus()
    antes.current = prestado
  }, [prestado])
  return ref
}
