import { expect, it } from 'vitest';
import {
  editPath,
  filledPath,
  hasPathAbout,
  idParameter,
  narrowedBy,
  parametersOf,
  pathAbout,
  routePath,
} from './paths.ts';

const nested = { parameters: ['owner'], paths: { list: '/of/{owner}/things', edit: '/of/{owner}/things/{id}/edit' } };
const flat = { paths: { list: '/things', edit: '/things/{thingId}' } };

it('fills the parameters of an address, encoded', () => {
  expect(parametersOf('/of/{owner}/things/{id}')).toEqual(['owner', 'id']);
  expect(filledPath('/of/{owner}/things/{id}', { owner: 'a/b', id: 'å' })).toBe('/of/a%2Fb/things/%C3%A5');
  expect(filledPath('/of/{owner}', {})).toBe('/of/');
});

it('leads to the editor of a thing: its properties fill what is theirs, its id the rest', () => {
  expect(editPath(flat, 'x1')).toBe('/things/x1');
  expect(editPath(nested, 'x1', { owner: 'o1' })).toBe('/of/o1/things/x1/edit');
  expect(pathAbout({}, '/things/{anything}/more', { id: 'x1', thing: { anything: 'no' } })).toBe('/things/x1/more');
});

it('has a path about a thing that has what the path takes from it', () => {
  const path = '/games?team={team.uuid}&of={id}';
  const has = (thing: object) => hasPathAbout({ parameters: ['team.uuid'] }, path, thing);
  expect(has({ team: { uuid: 't1' } })).toBe(true);
  expect(has({ team: null })).toBe(false);
  expect(has({})).toBe(false);
});

it('tells what the address of a list narrows it by', () => {
  expect(narrowedBy('/things?team=t1')).toEqual({ team: 't1' });
  expect(narrowedBy('/of/a%2Fb/things?team=t1', '/of/{owner}/things')).toEqual({ owner: 'a/b', team: 't1' });
});

it('knows which parameter names what is edited', () => {
  expect(idParameter(flat)).toBe('thingId');
  expect(idParameter(nested)).toBe('id');
  expect(idParameter({ paths: { list: '/', create: '/add' } })).toBeUndefined();
});

it('writes an address as the router takes it', () => {
  expect(routePath('/of/{owner}/things')).toBe('/of/:owner/things');
});
