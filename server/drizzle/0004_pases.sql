CREATE TABLE "claves_de_firma" (
	"kid" integer PRIMARY KEY NOT NULL,
	"uso" text NOT NULL,
	"publica" text NOT NULL,
	"privada" text NOT NULL,
	"firma_desde_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pases" (
	"huella" text PRIMARY KEY NOT NULL,
	"clase" text NOT NULL,
	"uid" integer NOT NULL,
	"sid" uuid,
	"id_afiliado" integer NOT NULL,
	"serie" text,
	"emitido_at" bigint NOT NULL,
	"vence_at" bigint NOT NULL,
	"anulado_at" bigint
);
--> statement-breakpoint
ALTER TABLE "afiliados" ADD COLUMN "fecha_baja" date;--> statement-breakpoint
ALTER TABLE "pases" ADD CONSTRAINT "pases_uid_usuarios_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."usuarios"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pases" ADD CONSTRAINT "pases_id_afiliado_afiliados_id_afiliado_fk" FOREIGN KEY ("id_afiliado") REFERENCES "public"."afiliados"("id_afiliado") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pases_id_afiliado_index" ON "pases" USING btree ("id_afiliado");--> statement-breakpoint
CREATE INDEX "pases_sid_index" ON "pases" USING btree ("sid");--> statement-breakpoint
CREATE INDEX "pases_vence_at_index" ON "pases" USING btree ("vence_at");