ALTER TABLE "delegaciones" ADD COLUMN "latitud" double precision;--> statement-breakpoint
ALTER TABLE "delegaciones" ADD COLUMN "longitud" double precision;--> statement-breakpoint
ALTER TABLE "delegaciones" ADD COLUMN "franjas" jsonb;--> statement-breakpoint
ALTER TABLE "farmacias" ADD COLUMN "latitud" double precision;--> statement-breakpoint
ALTER TABLE "farmacias" ADD COLUMN "longitud" double precision;--> statement-breakpoint
ALTER TABLE "farmacias" ADD COLUMN "franjas" jsonb;