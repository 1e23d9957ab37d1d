CREATE TABLE "frenos" (
	"huella" text PRIMARY KEY NOT NULL,
	"id_persona_fisica" integer NOT NULL,
	"correo" text NOT NULL,
	"creado_at" bigint NOT NULL,
	"vence_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "frenos" ADD CONSTRAINT "frenos_id_persona_fisica_personas_fisicas_id_persona_fisica_fk" FOREIGN KEY ("id_persona_fisica") REFERENCES "public"."personas_fisicas"("id_persona_fisica") ON DELETE no action ON UPDATE no action;