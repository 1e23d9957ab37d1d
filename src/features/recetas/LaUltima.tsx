import { Eye24Regular } from '@fluentui/react-icons/svg/eye'

import type { Receta } from '#contract/recetas.ts'
import { papelDeReceta, pdfDeReceta } from '#model/papeles.ts'
import { pedido } from '#piezas/documento/pedido.ts'
import { useDocumentos } from '#piezas/documento/useDocumentos.tsx'
import { Boton } from '#ui/Boton.tsx'

import { EnviarReceta } from './EnviarReceta.tsx'
import { ResumenDeReceta } from './ResumenDeReceta.tsx'
import { texts } from './texts.ts'
import { useEnviar } from './useEnviar.ts'

/** The last valid prescription. Its paper, which pharmacies ask for, is one touch away. */
export function LaUltima({ receta, hoy }: { receta: Receta; hoy: string }) {
  const documentos = useDocumentos()
  const enviar = useEnviar<Receta>()
  const este = pedido(pdfDeReceta, papelDeReceta(receta), {
    titulo: texts.recetaN(receta.recetaElectronica.numero),
    onEnviar: () => enviar.pedir(receta),
  })
  return (
    <section className="tarjeta relleno la-ultima" aria-label={texts.ultima}>
      <ResumenDeReceta receta={receta} hoy={hoy} />
      <Boton tono="primario" icono={<Eye24Regular />} onClick={() => documentos.ver(este)}>
        {texts.verReceta}
      </Boton>
      {documentos.visor}
      {enviar.que && <EnviarReceta receta={enviar.que} onCerrar={enviar.cerrar} />}
    </section>
  )
}
