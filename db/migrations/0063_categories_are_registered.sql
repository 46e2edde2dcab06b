-- Which categories of services there are, the product says (`src/features/categories/all.ts`), and adds them when it
-- starts: a new one needs no migration. Here stands only how one is written.
ALTER TABLE global_services DROP CONSTRAINT global_services_category_check;
ALTER TABLE global_services ADD CONSTRAINT global_services_category_check CHECK (category ~ '^[a-z]+(_[a-z]+)*$');
