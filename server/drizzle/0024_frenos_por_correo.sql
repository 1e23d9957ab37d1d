ALTER TABLE "frenos" ADD COLUMN "id_contacto" integer;--> statement-breakpoint
ALTER TABLE "frenos" ADD COLUMN "hecho" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "frenos" ADD CONSTRAINT "frenos_id_contacto_contactos_id_historial_contacto_persona_fisica_fk" FOREIGN KEY ("id_contacto") REFERENCES "public"."contactos"("id_historial_contacto_persona_fisica") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "frenos_id_persona_fisica_index" ON "frenos" USING btree ("id_persona_fisica");--> statement-breakpoint
UPDATE "frenos" SET "hecho" = true WHERE EXISTS (SELECT FROM "contactos" WHERE "contactos"."id_persona_fisica" = "frenos"."id_persona_fisica" AND lower("contactos"."descripcion") = lower("frenos"."correo") AND "contactos"."confirmado_at" >= "frenos"."creado_at");
