ALTER TABLE "recetas_impresas" ADD COLUMN "vencimiento" date;--> statement-breakpoint
UPDATE "recetas_impresas" SET "vencimiento" = "recetas"."vencimiento" FROM "recetas" WHERE "recetas"."id_receta_electronica" = "recetas_impresas"."id_receta_electronica";--> statement-breakpoint
CREATE INDEX "cuentas_pendientes_pedida_at_index" ON "cuentas_pendientes" USING btree ("pedida_at");--> statement-breakpoint
CREATE INDEX "recuperaciones_vence_at_index" ON "recuperaciones" USING btree ("vence_at");--> statement-breakpoint
CREATE INDEX "comprobantes_vence_at_index" ON "comprobantes" USING btree ("vence_at");--> statement-breakpoint
CREATE INDEX "desafios_resueltos_vence_at_index" ON "desafios_resueltos" USING btree ("vence_at");--> statement-breakpoint
CREATE INDEX "efectos_hecho_at_index" ON "efectos" USING btree ("hecho_at");--> statement-breakpoint
CREATE INDEX "codigos_vence_at_index" ON "codigos" USING btree ("vence_at");--> statement-breakpoint
CREATE INDEX "correos_creado_at_index" ON "correos" USING btree ("creado_at");--> statement-breakpoint
CREATE INDEX "tokens_de_credencial_creado_at_index" ON "tokens_de_credencial" USING btree ("creado_at");--> statement-breakpoint
CREATE INDEX "frenos_vence_at_index" ON "frenos" USING btree ("vence_at");--> statement-breakpoint
CREATE INDEX "intentos_ultimo_at_index" ON "intentos" USING btree ("ultimo_at");--> statement-breakpoint
CREATE INDEX "limites_desde_at_index" ON "limites" USING btree ("desde_at");--> statement-breakpoint
CREATE INDEX "consultas_digitales_vence_at_index" ON "consultas_digitales" USING btree ("vence_at");--> statement-breakpoint
CREATE INDEX "ordenes_vence_at_index" ON "ordenes" USING btree ("vence_at") WHERE "ordenes"."generada_at" is null;--> statement-breakpoint
CREATE INDEX "recetas_firmadas_firmada_at_index" ON "recetas_firmadas" USING btree ("firmada_at");--> statement-breakpoint
CREATE INDEX "recetas_impresas_vencimiento_index" ON "recetas_impresas" USING btree ("vencimiento");--> statement-breakpoint
CREATE INDEX "sesiones_creada_at_index" ON "sesiones" USING btree ("creada_at");--> statement-breakpoint
CREATE INDEX "sesiones_terminada_at_index" ON "sesiones" USING btree ("terminada_at") WHERE "sesiones"."terminada_at" is not null;