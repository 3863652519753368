import type { Reporter, TestCase } from 'vitest/node';

/**
 * Names the tests that passed at the second try only, with what went wrong at the first: a browser on a busy machine
 * may be late, but a test that needs it often has found something.
 */
export default class SecondTry implements Reporter {
  private readonly lines: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky !== true) return;
    const errors = test.result().errors ?? [];
    this.lines.push(
      `corvo: passed at the second try only: ${test.module.relativeModuleId} > ${test.fullName}`,
      ...errors.map(error => error.stack ?? error.message),
    );
  }

  onTestRunEnd(): void {
    for (const line of this.lines) console.warn(line);
  }
}
