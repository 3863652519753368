import { expect, test } from 'vitest';
import { closingLine, tally, type Report } from './tally.ts';

const report = (passed: number, failed: number, testResults: Report['testResults'] = []): Report => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults,
});

test('tests are counted as vitest counts them', () => {
  expect(tally(report(5, 1), 1)).toEqual({ passed: 5, failed: 1, skipped: 3 });
  expect(tally(report(5, 0), 0)).toEqual({ passed: 5, failed: 0, skipped: 3 });
});

test('a file that cannot be loaded is a failure', () => {
  const files = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  expect(tally(report(1, 1, files), 1).failed).toBe(2);
});

test('an error outside any test, a missing report and a filter that fits nothing are failures', () => {
  expect(tally(report(5, 0), 1).failed).toBe(1);
  expect(tally(undefined, 0).failed).toBe(1);
  expect(tally(report(0, 0), 0).failed).toBe(1);
});

test('the closing line names what was skipped only when something was', () => {
  expect(closingLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  expect(closingLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});
