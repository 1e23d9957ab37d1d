import { Receipt24Regular } from '@fluentui/react-icons/svg/receipt'
import { type ReactNode, useState } from 'react'

import { useGuardadas } from '#live/copias/useGuardadas.ts'
import { useResource } from '#live/copias/useResource.ts'
import { afiliadoActual, ficha, grupoFamiliar } from '#model/afiliados.ts'
import { cuponDeCapita } from '#model/capita.ts'
import { iniciales, nombreEntre } from '#model/personas.ts'
import { useCopia } from '#piezas/useCopia.tsx'
import { Pildoras } from '#ui/Pildoras.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { Vacio } from '#ui/Vacio.tsx'

import './capita.css'
import { DeQuienPaga } from './DeQuienPaga.tsx'
import { texts } from './texts.ts'

/** Monthly payment of a voluntary member. If several members of the family pay one, the person chooses. */
export function CapitaScreen() {
  const { value: yo, aviso } = useCopia(afiliadoActual, {}, texts.trayendo)
  const grupo = useResource(grupoFamiliar, {})
  const [elegido, setElegido] = useState<number>()
  if (!yo || grupo.state === 'loading')
    return (
      <>
        <Titulo>{texts.titulo}</Titulo>
        {aviso}
      </>
    )
  const propio = yo.afiliado.idAfiliado
  const familia = grupo.state === 'ready' ? grupo.value : []
  const pagan = familia.filter(({ tipoAfiliado }) => tipoAfiliado?.fechaVencimientoCapita)
  const siNo = pagan.find(({ afiliado }) => afiliado.idAfiliado === propio) ?? pagan[0]
  const idAfiliado = elegido ?? siNo?.afiliado.idAfiliado ?? propio
  return (
    <DelMes key={idAfiliado} idAfiliado={idAfiliado} propia={idAfiliado === propio}>
      {pagan.length > 1 && (
        <Pildoras
          leyenda={texts.deQuien}
          pildoras={pagan.map((uno) => ({
            valor: String(uno.afiliado.idAfiliado),
            texto: nombreEntre(uno, familia),
            marca: iniciales(uno),
          }))}
          elegida={String(idAfiliado)}
          onElegir={(id) => setElegido(Number(id))}
        />
      )}
    </DelMes>
  )
}

type DelMesProps = { idAfiliado: number; propia: boolean; children: ReactNode }

/** The coupon of a member whose record says that they pay; else that they do not. */
function DelMes({ idAfiliado, propia: esPropia, children }: DelMesProps) {
  const { value: propia, aviso } = useCopia(ficha, { idAfiliado, propia: esPropia }, texts.trayendo)
  const todos = useGuardadas(cuponDeCapita)
  if (!propia || !todos)
    return (
      <>
        <Titulo>{texts.titulo}</Titulo>
        {children}
        {aviso}
      </>
    )
  const vence = propia.tipoAfiliado?.fechaVencimientoCapita
  const { numeroDocumento, descripcionTipoDocumento, nombre, apellido } = propia.personaFisica
  if (!vence || numeroDocumento == null)
    return (
      <div className="pila">
        <Titulo>{texts.titulo}</Titulo>
        <Vacio icono={<Receipt24Regular />} tono="neutro">
          <p>{texts.noPaga}</p>
        </Vacio>
      </div>
    )
  return (
    <DeQuienPaga
      vence={vence}
      quien={`${nombre} ${apellido}`}
      documento={{ numeroDocumento, tipoDocumento: descripcionTipoDocumento ?? 'DNI' }}
      guardados={todos.filter(({ params }) => params.numeroDocumento === numeroDocumento)}
    >
      {children}
    </DeQuienPaga>
  )
}
