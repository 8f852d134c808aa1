#!/bin/sh
# Run once, when the database is first made: the nodes' account, which may do nothing but own their database.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$ARA_DATABASE_PASSWORD" --username postgres <<'SQL'
create role ara login nosuperuser nocreatedb nocreaterole noreplication password :'password';
create database ara owner ara;
revoke connect on database postgres from public;
revoke connect on database template1 from public;
SQL
