/** Ids and instants as the cloud's: ULIDs, and epoch milliseconds. */
export const SCHEMA = `
create table if not exists party (
  only_one integer primary key check (only_one = 1),
  party_id text not null,
  name text not null,
  code text not null,
  epoch integer not null
) strict;

create table if not exists guests (
  id text primary key,
  nickname text not null,
  avatar text not null,
  language text,
  device_hash text not null unique,
  token_hash text unique,
  login_id text,
  created_at integer not null,
  seen_at integer not null
) strict;

create table if not exists guest_voices (
  guest_id text primary key references guests (id) on delete cascade,
  voice_id text not null
) strict;

create table if not exists seen_quizzes (
  guest_id text not null references guests (id) on delete cascade,
  quiz_id text not null,
  primary key (guest_id, quiz_id)
) strict, without rowid;

create table if not exists games (
  session_id text primary key,
  finished_at integer not null,
  body text not null
) strict;
create index if not exists games_by_time on games (finished_at);

create table if not exists rooms (
  room_id text primary key,
  written_at integer not null,
  body text not null
) strict;

create table if not exists handover (
  only_one integer primary key check (only_one = 1),
  own_id text not null,
  party_key blob not null,
  holder text,
  peers text not null
) strict;
`
